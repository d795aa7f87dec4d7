// @generated from templates/core/catalog/kit.ts by connector-gateway-spec. Do not edit.
import{resultShapes as y,nearestName as C}from"../runtime/engine.js";var p={any:{notation:()=>"any"},scalar:{notation:({types:e})=>e.join(" | ")},array:{notation:({items:e})=>`array<${m(e)}\
>`,inside:({items:e},n)=>typeof n=="number"?e:void 0,fields:({items:e})=>E(e)},object:{notation:({values:e})=>e===void 0?
"object":`map<${m(e)}>`,inside:({shape:e,values:n},r)=>e?.fields.find(({name:t})=>t===r)??v(e,r)??n,fields:({shape:e})=>e},
record:{notation:({record:e})=>e}};function X(e,n){return e.connectors.flatMap(O).find(r=>r.id===n)}function Y(e,n,r){let t=h(
e,n);for(let o of r){let i=u(t,o);if(i===void 0)return t;t=i}return t}function Z(e,n){let r=n.split(".");for(let t=r.length;t>
0;t-=1){let o=h(e,r.slice(0,t).join("."));if(o.type!==void 0)return r.slice(t).reduce(S,o)}}function S(e,n){let r=e&&u(e,
n);if(e===void 0||r!==void 0)return r;let t=u(e,0);return/^(?:\d+|\*)$/.test(n)?t:t&&S(t,n)}function h(e,n){for(let r of e.
connectors){let t=A(e,r,n);if(t!==void 0)return t}return j(e,n)}function A(e,n,r){let{gateway:t}=e,o=[...n.records,...P(
n),...t.records];if(r===n.addresses.authConfig)return{...I(n),records:o};if(r===n.addresses.execute)return{...d(t.execute),
type:s(t.execute.request),records:o};let i=o.find(a=>(a.address??`${n.id}.records.${a.name}`)===r);if(i!==void 0)return T(
i,o);for(let a of O(n)){let c=N.find(f=>a.addresses[f]===r);if(c!==void 0)return F(e,a,c,o)}}var N=["params","request","\
record","meta","response"];function j({gateway:e},n){let{records:r,addresses:t}=e;switch(n){case t.createInstance:return{
...d(e.createInstance),type:s(e.createInstance.request),records:r};case t.createInstanceResponse:return{...d(e.createInstance.
response),type:s(e.createInstance.response.shape),records:r};case t.error:return{...d(e.error),type:s(e.error.shape),records:r};case t.
execute:return{...d(e.execute),type:s(e.execute.request),records:r};default:return{records:r}}}function I({auth:e,title:n,
document:r}){return{description:`Credentials for ${n}: ${e.map(t=>t.title).join(", or ")}.`,section:e[0]?.section??r.auth,
type:s({fields:$(e.flatMap(({shape:t})=>t.fields)),open:!1})}}function $(e){let n=new Map;for(let r of e){let t=n.get(r.
name),o=new Set([t?.description,r.description].filter(i=>i!==void 0));n.set(r.name,{...t??r,description:[...o].join(" Or\
: ")})}return[...n.values()]}function T(e,n){return{...d(e),type:s(e.shape),records:n}}function F({gateway:e},n,r,t){let{
returns:o,meta:i}=n,a={...d(n),records:t,operation:n};switch(r){case"params":return{...a,type:s(n.params)};case"request":
return{...a,type:s(q(e.execute.request,n))};case"record":{let c=t.find(({name:f})=>f===o?.record);return c===void 0?a:{...T(
c,t),operation:n}}case"meta":return i===void 0?a:{...a,type:s(i)};case"response":return{...a,type:s(M(e.execute.response,
n))}}}function q(e,n){let r=R(e,{params:s(n.params)});return{...r,fields:r.fields.map(t=>t.name==="params"?{...t,...d(n)}:
t)}}function M(e,{kind:n,returns:r,meta:t}){let o=r===void 0?{kind:"any"}:{kind:"record",nullable:!1,record:r.record};return R(
e.shape,{[e.result]:W[y[n]](o),...t===void 0?{}:{[e.meta]:s(t)}})}var W={array:e=>({kind:"array",nullable:!1,items:e}),wrapper:e=>e,
record:e=>e,bytes:()=>({kind:"any"})};function R(e,n){let r=t=>{let o=Object.hasOwn(n,t.name)?n[t.name]:void 0;return o===
void 0?t:{...t,type:o}};return{...e,fields:e.fields.map(r)}}function u(e,n){let{inner:r,...t}=e,o=r?.type===void 0?t:{...t,
type:r.type,origin:r.origin},i=L(o.type,o.records),a=i&&V(i,n);if(a!==void 0)return"kind"in a?{...o,type:a}:{...d(a),type:a.
type,...a.inner!==void 0&&{inner:a.inner},records:e.records}}var b=new WeakMap;function P({innerTypes:e=[]}){let n=b.get(
e);if(n!==void 0)return n;let r=e.map(t=>{let{section:o,origin:i,shape:a}=t;return{...t,shape:{...a,fields:a.fields.map(
c=>({section:o,origin:i,required:!1,secret:!1,...c}))}}});return b.set(e,r),r}function v(e,n){let r=t=>String(n).startsWith(
t[0]??"")&&String(n).endsWith(t.at(-1)??"");return e?.others?.find(({pattern:t})=>r(t.split("*")))?.type}function L(e,n){
if(e?.kind!=="record")return e;let r=n.find(({name:t})=>t===e.record);return r===void 0?void 0:s(r.shape)}function O({entities:e}){
return e.flatMap(({operations:n})=>n)}function s(e){return{kind:"object",nullable:!1,shape:e}}function d({description:e,
section:n,origin:r}){return{section:n,origin:r,...e!==void 0&&{description:e}}}function m(e){let n=p[e.kind].notation(e);
return"nullable"in e&&e.nullable?`${n} | null`:n}function V(e,n){return p[e.kind].inside?.(e,n)}function E(e){return p[e.
kind].fields?.(e)}import{isSecretWord as K}from"./secrets.js";function ae(e){let n=new Set,r=new Set(["auth_config"]);return w({catalog:e},n,r),{isKnown:t=>n.has(t),isSecretName:G(t=>_(
t,r,n)),isSecretField:t=>r.has(t)}}function _(e,n,r){return n.has(e)||K(e)?!0:!r.has(e)&&C(e,[...n])!==void 0}function w(e,n,r){
for(let t in e){let o=e[t];if(typeof o=="string")k.has(t)&&n.add(o);else if(typeof o=="object"&&o!==null){if(Array.isArray(
o)&&k.has(t))for(let i of o)n.add(i);w(o,n,r)}else t==="secret"&&o===!0&&typeof e.name=="string"&&r.add(e.name)}}var k=new Set(
["name","id","entity","action","connector","const","enum","values","knownValues","value"]);function G(e){let n=new Map;return r=>{
let t=n.get(r)??e(r);return n.size<1e4&&n.set(r,t),t}}var B=[[0,31],[127,159],[173,173],[847,847],[1536,1541],[1564,1564],[1757,1757],[1807,1807],[2192,2193],[2274,2274],[6068,
6069],[4447,4448],[12644,12644],[65440,65440],[6155,6159],[8203,8207],[8232,8238],[8288,8303],[55296,57343],[65024,65039],
[65279,65279],[65520,65531],[69821,69821],[69837,69837],[78896,78943],[113824,113827],[119155,119162],[917504,921599]],x=new RegExp(
`[\\p{NChar}${B.map(([e,n])=>`\\u{${g(e)}}-\\u{${g(n)}}`).join("")}]`,"gu"),z=/##(?=\[)/g;function l(e){return J(e).replace(
z,"#\\u0023")}function se(e){return l(e).replace(/^([^\S\n]*):(?=:)/gm,"$1\\u003a")}function de(e,n){return l(JSON.stringify(
e,void 0,n))}function ce(e){return l(e).replaceAll(`
`,"\\n").replaceAll("	"," ")}function le(e){return l(e).replace(/[\ufffe\uffff]/g,"�").replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;").replaceAll("'","&apos;")}function fe(e){return e.replace(x,D)}
function J(e){return e.replace(x,n=>n==="	"||n===`
`?n:D(n))}function ue(e){return e.replace(x,"")}function D(e){return e.split("").map(n=>`\\u${g(n.charCodeAt(0)).padStart(
4,"0")}`).join("")}function g(e){return e.toString(16)}export{Y as describe,h as describeAddress,Z as describeName,fe as escapeInvisible,J as escapeInvisibleInLines,E as fieldsWithin,
X as findOperation,P as innerTypesOf,V as insideOf,de as jsonText,O as operationsOf,ue as removeInvisible,ce as safeLine,
se as safeLines,l as safeText,ae as toVocabulary,m as typeText,L as unfold,le as xmlText};
