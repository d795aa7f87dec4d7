// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import{S as l,ba as g,i as f,v as u}from"./chunk6.js";function i(e,n){return u(e)&&Object.hasOwn(e,n)?e[n]:void 0}function c(e){return typeof e=="string"?e:""}function M(e,{addresses:n,
connectors:r}){let t=(e.split("/").at(-1)??"").replace(/\.gz$/i,""),o=x(t,n);if(o!==void 0)return o;let[a="",...d]=t.split(
".");if(d.length<3||![...r,"gateway"].includes(a))return;let s=t.split(".").slice(0,4).join(".");return{code:"target/unk\
nown-address",message:"the file name begins with an unknown address",hint:l(s,[...n],"connector-gateway-spec list shows \
the connectors and their operations")}}function x(e,n){return[...n].filter(t=>e.startsWith(t)&&!/[A-Za-z]/.test(e[t.length]??
"")).reduce((t="",o)=>o.length>t.length?o:t,void 0)}function B(e){let{gateway:n,connectors:r}=e,{createInstance:t,execute:o,
error:a}=n,d=r.flatMap(f);return{operations:R(d),gateway:n.addresses,execute:new Map(r.map(s=>[s.id,s.addresses.execute])),
definitions:new Map(r.map(({id:s,definitionId:b})=>[b.value,s])),paths:{create:y(t.path),execute:y(o.path)},bodies:{error:a.
shape.fields.map(({name:s})=>s),errorLists:a.shape.fields.filter(({type:s})=>s.kind==="array").map(({name:s})=>s),success:[
"status",o.response.result],created:t.response.shape.fields.map(({name:s})=>s)}}}function R(e){let n=new Map;for(let{connector:r,
entity:t,action:o,addresses:a}of e){let d=`${t}.${o}`;n.set(d,[...n.get(d)??[],{connector:r,addresses:a}])}return n}function y(e){
let n=e.replace(/[.*+?^$()|[\]\\]/g,"\\$&").replace(/\{[^}]*\}/g,"([^/]+)");return new RegExp(`${n}/?$`)}function O(e,n,r){
let t=n.operations.get(`${c(i(e,"entity"))}.${c(i(e,"action"))}`)??[];return r===void 0?t:t.filter(o=>o.connector===r)}function I(e,n,r=n.
connector){if(!u(e))return[];let{gateway:t,execute:o}=n.ofCatalog();if("connector_definition_id"in e||"auth_config"in e)
return[t.createInstance];if(r===void 0&&!("entity"in e&&"action"in e))return[];let a=O(e,n.ofCatalog(),r);return a.length>
0?a.map(({addresses:d})=>d.request):[o.get(r??"")??t.execute]}function k(e){return u(e)&&typeof i(e,"status")=="number"&&Object.hasOwn(e,"body")}function A(e,n){if(!k(e))return{body:m(
e,n),status:void 0};let r=i(e,"body"),t=[...n,"body"];return{body:typeof r=="string"?P(r,t):m(r,t)??w(t),status:J(i(e,"s\
tatus"))}}function m(e,n){return e==null?void 0:{value:e,path:n}}function P(e,n){return e.trim()===""||/^\s*[{[]/.test(e)?
C(e,n):p(n,"this body is not JSON")}function C(e,n,r){if(typeof e!="string"||e.trim()==="")return w(n);if(r===void 0||r===
"")return{value:h(e),path:n,embedded:"text"};if(c(r).toLowerCase()!=="base64")return p(n,"this body has an encoding othe\
r than base64");let t=g(Buffer.from(e,"base64"));return{value:t.ok?h(t.text):void 0,path:n,embedded:"base64"}}function h(e){
try{return JSON.parse(e)}catch{return}}function w(e){return p(e,"this body is not recorded")}function p(e,n){return{value:void 0,
path:e,unchecked:{code:"input/not-checked",message:`${n}, so it is not checked`,hint:"record the bodies of requests and \
responses as they were sent"}}}function J(e){return typeof e=="number"&&e>=100?e:void 0}export{i as a,c as b,M as c,B as d,O as e,I as f,k as g,A as h,m as i,C as j,p as k,J as l};
