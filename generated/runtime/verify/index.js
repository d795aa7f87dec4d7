// @generated from templates/verify/verify_gateway.ts by connector-gateway-spec. Do not edit.
import{isObject as P,elementsOf as pe,valueAt as L,findCursor as Y,isList as z,jsonPointer as me}from"../engine.js";import{jsonText as ye,findOperation as Q,describe as ne,typeText as ge,unfold as he,operationsOf as se,toVocabulary as we}from"../../shared/catalog.js";import{conditionTest as be,firstAt as T,namesIn as F,readerOf as ke,toFilter as D,parseOrder as Pe,parseSearch as $e,toDefinition as xe}from"../sandbox/index.js";import{printFieldPath as Oe}from"../../shared/field_path.js";var ct=["list","page_record","search_wrapper"],dt=8;function ve(e,t){let n=new Map,s=new Map,r=({definition:l,entity:f},u,p)=>{
let{entity:y}=l.operation,m=$(l,"parent").flatMap(({param:w,role:{entities:b,by:k}})=>{let O=b.flatMap(x=>n.get(x)??[]).
find(x=>_(x,k)===u[w]);return O===void 0?[]:[O,...O.parents]}),g=p.flatMap(w=>P(w)?[{entity:f,record:w,parents:m}]:[]),h=new Map(
[...n.get(y)??[],...g].map(w=>[A(w),w]));return n.set(y,[...h.values()]),g},d=async l=>{let f=e.filter(({catalog:u})=>u.
entity===l&&ct.includes(u.kind));for(let u of n.has(l)?[]:f)if((await i(u)).items.length>0)break;return n.get(l)??[]},c=async({
definition:l})=>{let[f,u]=[$(l,"identity")[0],$(l,"parent").at(-1)],p=f===void 0?u?.role.entities??[]:[f.role.entity??l.
operation.entity],y=[];for(let g of p)y.push(...await d(g));let m=[...l.only,...$(l,"index").map(({role:{field:g}})=>({field:g,
isNot:null}))].map(be);return y.filter(({record:g})=>m.every(h=>h(g)))},a=async(l,f)=>{let{definition:u}=l,p=[...$(u,"id\
entity"),...$(u,"parent")],y=f??(await c(l))[0];if(y===void 0&&p.length>0)return"the account has no record that it can b\
e called for";let m={};for(let{param:g,role:h}of p){let w=h.kind==="parent"?h.entities:[h.entity??u.operation.entity],b=y&&
[y,...y.parents].find(({entity:O})=>w.includes(O?.name??"")),k=b&&_(b,h.kind==="parent"?h.by:h.fields[0]);if(k===void 0)
return`no record says what \`${g}\` is`;m[g]=k}return{...await lt(l,e,t),...H(l),...m}},o=async l=>{let{definition:f}=l,
u=$(f,"parent").length>0?(await c(l)).slice(0,dt):[void 0],p={params:{},items:[]};for(let y of u){let m=await a(l,y),g=typeof m==
"string"?void 0:await t(l,m);if(!(typeof m=="string"||g===void 0)&&(p={params:m,exchange:g,items:r(l,m,oe(l,g))},p.items.
length>0))break}return p},i=l=>{let f=s.get(l.catalog.id)??o(l);return s.set(l.catalog.id,f),f};return{listing:i,learn:r,
paramsFor:a,candidates:c}}async function lt({definition:{operation:e}},t,n){let s=t.find(({definition:a})=>Object.values(
a.starts).includes(e.entity));if(e.paging?.kind!=="change_feed"||s===void 0)return{};let{body:r}=await n(s,H(s))??{},[d=""]=Object.
entries(s.definition.starts).find(([,a])=>a===e.entity)??[],c=P(r)?L(r[s.envelope.result],[d]):void 0;return typeof c=="\
string"?{[e.paging.next]:c}:{}}function $({roles:e},t){let n=s=>s.kind===t;return Object.entries(e).flatMap(([s,r])=>n(r)?
[{param:s,role:r}]:[])}function oe({definition:e,envelope:t},{body:n}){return P(n)?pe(e.operation,n[t.result]):[]}function W(e,t){
let[n,s]=[F(e?.element??""),F(t)];return n.length>0&&n.every((r,d)=>s[d]===r)?Oe(s.slice(n.length)):t}function _({record:e,
entity:t},n=t?.identity[0]){let s=n===void 0?void 0:T(e,n)??T(e,W(t,n));return typeof s=="string"||typeof s=="number"?s:
void 0}function A(e){return String(_(e)??JSON.stringify(e.record))}function H({definition:e,catalog:t,examples:n}){let r=t.
params.fields.filter(({name:d,required:c})=>c||e.neededInPractice.includes(d)).flatMap(({name:d,example:c,role:a})=>{let o=a?.
kind==="index"?0:a?.kind==="select"&&a.as==="mask"?"*":n[d]??c;return o===void 0||a?.kind==="identity"||a?.kind==="paren\
t"?[]:[[d,o]]});return Object.fromEntries(r)}import{hideInValue as Se,redactText as Z}from"../../shared/secrets.js";var M=class extends Error{name="Stop"},U=class extends Error{name="NoAnswer";request;constructor(t,n){super(n),this.request=
t}},je=16*1024*1024,ft=6e4,ut=120,Ee=5,Re=600;function Ie(e,t,{isSecretName:n},s){let{baseUrl:r="http://gateway.invalid",
token:d="verify",rate:c=0}=e,[a,o]=[r.replace(/\/+$/,""),e.fetch??fetch],{signal:i,budget:l=1/0}=e,[f,u,p]=[0,0,0],y=async h=>{
if(h>0&&await gt(h,i),i?.aborted===!0)throw new M("the verification was stopped")},m=async h=>{if(f>=l)throw new M(`the \
budget of ${l} calls is used up`);f+=1;let w=performance.now(),b=c>0?u-w:0;u=Math.max(u,w)+1e3/(c||1/0),await y(b);let{method:k,
headers:O,path:x,body:S,text:C=S===void 0?null:JSON.stringify(S)}=h,E=AbortSignal.any([AbortSignal.timeout(ft),...i===void 0?
[]:[i]]);try{let I=await o(a+x,{method:k,headers:O,body:C,redirect:"manual",signal:E}),B={request:h,status:I.status,headers:I.
headers,...await pt(I)};return p=0,s.onAnswer(B),B}catch(I){throw await y(0),p+=1,p>=Ee?new M(`the gateway does not answ\
er (${Ce(I)})`):new U(h,Ce(I))}},g=h=>ye(Se(h,t,{redactText:Z,hides:n}));return{send:async({headers:h={},...w})=>{let b={
authorization:`Bearer ${d}`,"content-type":"application/json",...s.headers()},k=Object.entries({...b,...h}).filter(x=>x[1]!==
null),O={method:"POST",path:"/",...w,headers:Object.fromEntries(k)};for(let x=0;;x+=1){let S=await m(O);if(S.status!==429&&
S.status!==503||x>=Ee)return S;let C=yt(S.headers.get("retry-after"));if(C>ut)throw new M(`the gateway asks to wait ${Math.
ceil(C)} seconds`);await y(C*1e3)}},calls:()=>f,insist:()=>{[i,l]=[void 0,1/0]},print:({request:h,status:w,headers:b,body:k,
bytes:O})=>{let x=h.text??(h.body===void 0?void 0:g(h.body)),S=k===void 0?`${O?.byteLength??0} bytes`:Ve(g(k)),C=w===void 0?
"none":`${w} ${Z(b?.get("content-type")??"")} ${S}`;return{request:ht(a,h,x),answer:C}}}}async function pt({body:e}){let t=[],
n=0;for await(let r of e??[])if(t.push(r),n+=r.byteLength,n>je)break;let s=new Uint8Array(await new Blob(t).arrayBuffer());
return{bytes:s,isCut:n>je,body:mt(new TextDecoder().decode(s))}}function mt(e){try{return JSON.parse(e)}catch{return}}function Ce(e){
let{message:t,cause:n}=e instanceof Error?e:new Error(String(e));return Z(n instanceof Error&&n.message!==""?`${t}: ${n.
message}`:t)}function yt(e){let t=Number(e??1);return Number.isNaN(t)?Math.max(0,(Date.parse(e??"")-Date.now())/1e3)||1:
t}function gt(e,t){return new Promise(n=>{let s=setTimeout(n,e);t?.addEventListener("abort",()=>{clearTimeout(s),n()})})}
function ht(e,{method:t,path:n,headers:s},r){let d=Object.entries(s).map(([a,o])=>a==="authorization"?` -H "authorizatio\
n: ${o.replace(/ .*/," $CONNECTOR_GATEWAY_TOKEN")}"`:` -H '${a}: ${o}'`),c=r===void 0?"":` --data '${Ve(r).replaceAll("'",
String.raw`'\''`)}'`;return`curl${t==="POST"?"":` -X ${t}`} '${e}${n}'${d.join("")}${c}`}function Ve(e){return e.length<=
Re?e:`${e.slice(0,Re)}… (${e.length} characters)`}function Je(e,t){let n=Object.entries(t).flatMap(([s,r])=>r===void 0?[]:[{file:s,lines:r.split(`
`)}]);return(s,r)=>{let[d="",c="",a="",o=""]=s.split("."),i=r.replace(/^.* (?:default )?/,"").split("."),l=Q(e,`${d}.${c}\
.${a}`)?.returns?.record??"",f=["entities",c,"actions",a],u=o==="record"?[["records",l,"fields",...i]]:[[...f,...o===""?
[]:[o,...i]],f],p=n.filter(({lines:y})=>y.some(m=>m.trim().replace(/^extends:/,"connector:")===`connector: ${d}`));for(let y of u)
for(let{file:m,lines:g}of p){let h=wt(g,y);if(h>0)return{file:m,line:h}}return{}}}function wt(e,t){let[n,s,r]=[0,-1,0];for(let d of t){
let c=e.findIndex((o,i)=>i>=n&&o.trimStart().startsWith(`${d}:`)&&o.search(/\S/)>s),a=e.slice(n,Math.max(n,c)).some(o=>/^\s*\w/.
test(o)&&o.search(/\S/)<=s);if(c<0||a)return 0;[n,s,r]=[c+1,(e[c]??"").search(/\S/),c+1]}return r}var bt={answered:"Every request gets an answer.",json:"Answers that are not downloads are JSON, and `Content-Type` says \
so.",challenge:"An answer with status 401 has the header `WWW-Authenticate` (RFC 9110).",keys:"An envelope has only the \
keys of the contract.",requestId:"A gateway that numbers its answers with `x-request-id` numbers all of them.",cors:"A g\
ateway that lets pages of other origins in lets them send calls and read answers.",length:"The bytes of a download are a\
s many as `Content-Length` says."},re="response";function Ae(e,t){let{gateway:n}=e,s=Je(e,t),r=(a,o,i,l="")=>({key:a,isStated:()=>o.
origin.kind==="stated",read:()=>({text:i,basis:o.origin.kind==="stated"?"stated":"assumed",...kt(o),...s(l,a)})}),d=a=>({
key:a,isStated:()=>!1,read:()=>({text:a,basis:"rule"})}),c=(a,o=[])=>{let{type:i,records:l}=ne(e,a,o),f=he(i,l);return f?.
kind==="object"?(f.shape?.fields??[]).map(({name:u})=>K(a,[u])):[]};return{rule:a=>d(bt[a]),status:a=>{let o=n.statuses.
find(i=>i.status===a);return o===void 0?d(`Only the statuses of the contract are used, and ${a} is none of them.`):r(`st\
atus ${a}`,o,`Status ${a}: ${o.description??""}`)},aspect:(a,o)=>{let{id:i,description:l="an operation.",kind:f,paging:u,
returns:p,ordered:y="",origin:m,section:g}=a,h={operation:[`${i}: ${l}`,m],result:[`The result of ${i} is a ${f.replaceAll(
"_"," ")}.`,p?.origin??m],paging:[`The pages of ${i} follow each other by ${u?.kind.replaceAll("_"," ")??""}.`,u?.origin??
m],order:[`${i} returns its records ${y.replaceAll("_"," ")}.`,m]},[w,b]=h[o];return r(`${i} ${o}`,{section:g,origin:b},
w,i)},value:(a="",o)=>{let i=K(a,o),l=()=>ne(e,a,o),f=()=>({section:"",origin:{kind:"stated"},...l()}),u=()=>{let{type:p,
description:y=""}=l();return`\`${Te(o).join(".")||a}\`${p===void 0?"":` is \`${ge(p)}\``}: ${y}`};return{key:i,isStated:()=>f().
origin.kind==="stated",read:()=>r(i,f(),u(),a).read()}},about:a=>[...n.statuses.map(({status:o})=>`status ${o}`),...n.execute.
response.shape.fields.map(({name:o})=>`${re} ${o}`),...c(n.addresses.error),...a.flatMap(o=>{let{addresses:i,paging:l,ordered:f}=Q(
e,o)??{addresses:{params:""}},u=[i.params,i.meta,i.record].filter(m=>m!==void 0),p=l!==void 0&&l.kind!=="none";return[...[
"operation",...i.response?["result"]:[],...p?["paging"]:[],...f?["order"]:[]].map(m=>`${o} ${m}`),...u.flatMap(m=>c(m))]})]}}
function K(e,t){return`${e.endsWith(`.${re}`)?re:e} ${Te(t).join(".")}`}function Te(e){return e.filter(t=>typeof t=="str\
ing")}function kt({section:e}){let[t="",...n]=e.split(", ");return{...t!==""&&{document:t},...n.length>0&&{section:n.join(
", ")}}}var Pt=[403,424,429,501,502,503,504],$t=20;async function v({caller:e,judge:t,says:n},s){try{return await e.send(s)}catch(r){
if(!(r instanceof U))throw r;t("connection",n.rule("answered"),r,`there is no answer: ${r.message}`);return}}function j({
catalog:{entity:e,action:t},path:n},s){return{path:n,body:{entity:e,action:t,params:s}}}async function V(e,t,n){let s=await v(
e,j(e,n));return s&&N(e,t,n,s)}function N(e,t,n,s){let{catalog:r,envelope:d,judge:c,touch:a,says:o,validators:i,gateway:l,
instance:f}=e,{status:u,body:p}=s;if(Pt.includes(u)){ae(e,s),e.skip(t,`the gateway answers ${u}`);return}let y=u===200||
r.kind==="download"&&u===206;if(c("status",o.aspect(r,"operation"),s,!y&&`the status is ${u}, not 200, for a request tha\
t the catalog accepts`),a(Object.keys(n).map(E=>K(r.addresses.params,[E]))),y||ae(e,s),!y||i.response===void 0)return y?
{result:void 0,meta:void 0,records:[],exchange:s}:void 0;_e(e,s);let{issues:m}=i.response.check(p,{maxIssues:$t});m.length===
0&&c("result",o.aspect(r,"result"),s);for(let{path:E,message:I}of m)xt(e,s,E,I);if(!P(p))return;let{record:g,meta:h,response:w}=r.
addresses,{shape:b}=l.execute.response;Me(e,"envelope",s,b.fields.map(({name:E})=>E));let{field:k="",instanceId:O=""}=d.
execution??{},x=L(p,[k,O]);c("envelope",o.value(w,[k,O]),s,x!==void 0&&x!==f&&`the instance is not ${f}`);let S=oe(e,s),
C=(E,I)=>{E!==void 0&&P(I)&&a(Object.keys(I).map(B=>K(E,[B])))};C(w,p),C(h,p[d.meta]);for(let E of r.kind==="list"?S:[p[d.
result]])C(g,E);return{result:p[d.result],meta:p[d.meta],records:S,exchange:s}}function xt({catalog:e,envelope:t,judge:n,
says:s},r,d,c){let{record:a,meta:o,response:i}=e.addresses,[l,...f]=d,u=e.kind==="list"?f.slice(1):f;l===t.result&&u.length===
0?n("result",s.aspect(e,"result"),r,c,d):l===t.result?n("record",s.value(a,u),r,c,d):l===t.meta&&o!==void 0?n("meta",s.value(
o,f),r,c,d):n("envelope",s.value(i,d),r,c,d)}function _e({judge:e,says:t},n){let s=n.headers.get("content-type"),r=/^application\/(?:[\w.+-]+\+)?json\b/i.
test(s??""),d=n.body===void 0?"the body is not JSON":!r&&`the header content-type is ${s??"missing"}`;e("header",t.rule(
"json"),n,d)}function Me({judge:e,says:t},n,s,r){let d=P(s.body)?Object.keys(s.body):[],c=d.find(o=>!r.includes(o)),a=r.
filter(o=>!d.includes(o)).join(", ");e(n,t.rule("keys"),s,c!==void 0&&`\`${c}\` is no key of the contract. Missing: ${a||
"none"}`)}function J(e,t,n,{status:s,names:r=[],because:d}){let{judge:c,says:a}=e,o=s.includes(n.status);return c(t,a.status(
s[0]??0),n,!o&&`the status is ${n.status}, not ${s.join(" or ")}, for ${d}`),o?(ae(e,n),ie(e,n),r.filter(i=>!vt(n.body,i))):
r}var Ot={401:["www-authenticate",/./],405:["allow",/\bpost\b/i],416:["content-range",/^bytes \*\/\d+$/],429:["retry-aft\
er",/./],503:["retry-after",/./]};function ie({judge:e,says:t},n){let{status:s,headers:r}=n,[d,c]=Ot[s]??[];if(d===void 0||
c===void 0)return;let a=s===401?t.rule("challenge"):t.status(s);e("header",a,n,!c.test(r.get(d)??"")&&`the header ${d} i\
s missing or wrong`)}function ae(e,t){let{judge:n,touch:s,says:r,errorBody:d,gateway:c}=e,{error:a}=c.addresses;if(_e(e,
t),!P(t.body))return;let o=Object.keys(t.body);s(o.map(f=>K(a,[f])));let i=c.error.shape.fields.map(({name:f})=>f);for(let{
message:f,path:u}of d.check(t.body).issues)n("error",r.value(a,u),t,f,u);Me(e,"error",t,i);let l=i.find(f=>!o.includes(f));
n("error",r.value(a,[]),t,l!==void 0&&`the error has no \`${l}\``)}function vt(e,t){return(P(e)&&z(e.errors)?e.errors:[]).
map(r=>P(r)?F(String(r.field)).join("."):"").some(r=>`${r}.`.startsWith(`${t.join(".")}.`))}function R(e){let t=e===void 0?
"nothing":JSON.stringify(e);return t.length>80?`${t.slice(0,80)}…`:t}var Ne=async e=>{let{account:t,catalog:n,judge:s,says:r,skip:d}=e,c=await t.paramsFor(e);if(typeof c=="string")return d(
"download",c);let a=await v(e,j(e,c));if(a===void 0||N(e,"download",c,a)===void 0)return;let{headers:o,bytes:i,isCut:l}=a,
f=o.get("content-length"),u=f!==null&&!l&&Number(f)!==i.byteLength;s("download",r.rule("length"),a,u&&`content-length is\
 ${f}, and there are ${i.byteLength} bytes`),s("header",r.aspect(n,"operation"),a,!o.has("content-type")&&"the header co\
ntent-type is missing"),l||i.byteLength<4?d("range",`the file is too ${l?"long":"short"} to be compared`):await St(e,c,a)};
async function St(e,t,n){let{definition:s,validators:r}=e,{byteLength:d}=n.bytes,[c,a]=[Math.floor(d/2),d-1],o=[["0-0",0,
0],[`1-${c}`,1,c],[`${c}-`,c,a],["-2",a-1,a],[`${c}-${d+100}`,c,a]];for(let{param:i}of $(s,"range")){let l=u=>({...t,[i]:`\
bytes=${u}`});for(let[u,p,y]of o){let m=r.params.is(l(u))?await v(e,j(e,l(u))):void 0;m!==void 0&&jt(e,i,m,n.bytes.subarray(
p,y+1),`bytes ${p}-${y}/${d}`)}let f=await v(e,j(e,l(`${d+1}-`)));f!==void 0&&J(e,"range",f,{status:[416],because:`a ran\
ge behind the ${d} bytes of the file`})}}function jt({catalog:e,judge:t,says:n},s,r,d,c){let{status:a,headers:o,bytes:i}=r,
l=o.get("content-range"),f=i.length===d.length&&d.every((p,y)=>p===i[y]),u=a!==206?`the status is ${a}, not 206, for ${c}`:
l!==c?`content-range is ${l??"missing"}, not ${c}`:!f&&`the ${i.length} bytes are not those of ${c}`;t("range",n.value(e.
addresses.params,[s]),r,u)}async function ce(e,t){let n=[];for(let{value:s,...r}of t){let d=["params",...r.issue.pointer.split("/").slice(1)];if(!P(
s))continue;let c={...r,value:s,path:d},a=n.find(o=>d.length>1&&o.every(i=>i.path[1]!==void 0&&i.path[1]!==d[1]));a===void 0?
n.push([c]):a.push(c)}for(let s of n){let r=s.length===1?void 0:await v(e,j(e,Ct(s))),d=r?.status===422?J(e,"invalid",r,
Le(s)):s.map(({path:c})=>c);for(let c of s)r!==void 0&&!d.includes(c.path)?We(e,c,r,[]):await Et(e,c)}}async function Et(e,t){
let n=await v(e,j(e,t.value));n!==void 0&&We(e,t,n,n.status===422?J(e,"invalid",n,Le([t])):[])}var Rt=/\/(?:minimum|maximum|multiple-of|(?:min|max)-(?:length|items))$/;
function We({catalog:e,judge:t,says:n},s,r,d){let{path:c,issue:a,about:o=`has the issue ${a.code}`}=s,i=n.value(e.addresses.
params,c.slice(1)),l=`\`${c.join(".")}\`, which ${o}`,f=r.status!==422?`the status is ${r.status}, not 422, for ${l}`:d.
length>0&&`no entry of \`errors\` names ${l}`;t(Rt.test(a.code)?"limit":"invalid",i,r,f,c)}function Le(e){return{status:[
422],names:e.map(({path:t})=>t),because:"params that break rules"}}function Ct(e){let t=e.map(({path:s})=>s[1]),n=e.flatMap(
({value:s})=>Object.entries(s).filter(([r])=>!t.includes(r)));return Object.fromEntries([...n,...e.flatMap(({value:s,path:r})=>Object.
entries(s).filter(([d])=>d===r[1]))])}var qe=1024*1024+1,It=16*1024*1024;function Vt(e){let{catalog:t,path:n,gateway:s,instance:r}=e,
{entity:d,action:c}=t,a=j(e,{}),o=(l,f)=>({...a,headers:{[l]:f}}),i=l=>({path:n,body:l});return[["token",o("authorizatio\
n",null),401,"a request without a token"],["token",o("authorization","Basic dmVyaWZ5OnZlcmlmeQ=="),401,"a request withou\
t a bearer token"],["instance",{...a,path:n.replace(encodeURIComponent(r),"inst_that_nobody_has")},404,"an unknown insta\
nce"],["path",{...a,path:`${s.createInstance.path}/no/such/path`},404,"an unknown path"],["method",{...a,method:"PUT"},405,
"the method PUT"],["media",o("content-type","text/plain"),415,"a body that is text"],["media",o("content-encoding","gzip"),
415,"a body that is compressed"],["json",{path:n,text:`{"entity":"${d}",`},422,"a body that is not JSON"],["json",{path:n,
text:""},422,"an empty body"],["json",i([d,c]),422,"a body that is a list"],["entity",i({entity:"no_such_entity",action:c}),
422,"an unknown entity","entity"],["entity",i({entity:"__proto__",action:c}),422,"an unknown entity","entity"],["action",
i({entity:d,action:"no_such_action"}),422,"an unknown action","action"],["action",i({entity:d,action:"constructor"}),422,
"an unknown action","action"],["body",i({action:c}),422,"a body without `entity`","entity"],["body",i({entity:d}),422,"a\
 body without `action`","action"],["body",i({entity:d,action:c,params:[]}),422,"params that are a list","params"],["body",
{path:n,text:`{"entity":"${d}","action":"${c}","__proto__":{}}`},422,"an unknown key"]]}var De=async e=>{let{judge:t,says:n,
caller:s}=e;for(let[c,a,o,i,l]of Vt(e)){let f=await v(e,a),p=f&&J(e,c,f,{status:[o],because:i,names:l===void 0?[]:[[l]]});
f?.status===o&&l!==void 0&&t(c,n.status(o),f,p?.length===1&&`no entry of \`errors\` names \`${l}\`, for ${i}`)}let{entity:r,
action:d}=e.catalog;for(let c of[qe,It]){let a=await s.send({path:e.path,text:JSON.stringify({entity:r,action:d}).padEnd(
c)});if(!(a.status===200&&c===qe)){J(e,"size",a,{status:[413],because:`a body of ${c} bytes`});break}}};var X="https://verify.example";function Ke(e,t){let n,s=!1,r=({headers:d})=>["*",X].includes(d.get("access-control-allow\
-origin")??"");return{headers:()=>s?{origin:X}:{},onAnswer:d=>{let{judge:c}=e(),{headers:a,status:o}=d;(o===429||o===503)&&
ie({judge:c,says:t},d),n??=a.has("x-request-id"),n&&c("header",t.rule("requestId"),d,!a.has("x-request-id")&&"the header\
 x-request-id is missing"),s&&c("cors",t.rule("cors"),d,!r(d)&&"the header access-control-allow-origin is missing")},checkCors:async d=>{
let{path:c,judge:a,skip:o}=d,l=await v(d,{path:c,method:"OPTIONS",headers:{...{origin:X,"access-control-request-method":"\
POST","access-control-request-headers":"authorization, content-type"},authorization:null,"content-type":null}}),f=await v(
d,{...j(d,{}),headers:{origin:X}});if(l===void 0||f===void 0)return;if(s=r(l)&&r(f),!r(l)&&!r(f))return o("cors","the ga\
teway lets no page of another origin in");let[u,p]=["headers","methods"].map(h=>(l.headers.get(`access-control-allow-${h}`)??
"").toLowerCase()),y=["authorization","content-type"].every(h=>u==="*"||u?.includes(h)===!0),m=`the answer to ${r(f)?"OP\
TIONS":"POST"} does not let the page in`,g=s?(!y||!/post|\*/.test(p??""))&&`a page may send ${u??""} with ${p??""} only`:
m;a("cors",t.rule("cors"),r(l)?f:l,g)}}}var Jt=2,At=6;async function Fe(e,t){let{definition:n,skip:s}=e;for(let{param:r,role:d}of $(n,"filter")){let c=Tt(e,t,r,
d);c.length===0&&s(`filter ${r}`,"no record shows a value for it");let a=$(n,"modifies").find(({role:{params:o}})=>o.includes(
r))?.param;for(let o of c){await ze(e,t,{[r]:o},D(d,o,q(e,r)));let i=D(d,o,{...q(e,r),inclusive:!0});a!==void 0&&await ze(
e,t,{[r]:o,[a]:!0},i)}}for(let{param:r,role:d}of[...$(n,"includes"),...$(n,"excludes")]){let[c]=t.pages;c!==void 0&&G(e,
r,void 0,c,D(d,void 0,q(e,r)));let a=await V(e,"filter",{...t.params,[r]:!0});a!==void 0&&G(e,r,!0,a,D(d,!0,q(e,r)))}}async function ze(e,t,n,s){
let{definition:r,catalog:d,account:c,validators:a,judge:o,says:i}=e,l={...t.params,...n},[[f,u]=["",null]]=Object.entries(
n),p=a.params.is(l)?await V(e,"filter",l):void 0;if(p===void 0)return;G(e,f,u,p,s);let y=c.learn(e,l,p.records).map(A);if(!t.
isComplete||Y(r.operation,l,p)!==void 0)return;let m=t.items.find(h=>s(h.record)&&!y.includes(A(h))),g=m!==void 0&&`the \
record ${A(m)} fits \`${f}\` ${R(u)}, and is not returned`;o("filter",i.value(d.addresses.params,[f]),p.exchange,g)}function G({
catalog:e,judge:t,says:n},s,r,{records:d,exchange:c},a){let o=d.findIndex(l=>!a(l)),i=o>=0&&`the record at position ${o}\
 does not fit \`${s}\` ${R(r)}`;t("filter",n.value(e.addresses.params,[s]),c,i)}function q({entity:e},t){return{param:t,
fieldNames:e?.fields??[]}}function Tt(e,{items:t,params:n},s,r){let{catalog:d,entity:c,validators:a}=e,o=d.params.fields.
find(({name:y})=>y===s),i=_t(e,t,r),l=Object.values(r.meanings??{}).flat(),f=l.length>0?l.every(y=>c?.hidden.includes(y.
field)===!1):i.length>0;return o===void 0||!f?[]:[...i,...r.as==="interval"?[]:He(o.type)].flatMap(Mt).flatMap(y=>{if(!a.
params.is({...n,[s]:y}))return[];let m=D(r,y,q(e,s)),g=t.filter(({record:h})=>m(h)).length;return[{value:y,grade:g===0?1:
g<t.length?0:2}]}).toSorted((y,m)=>y.grade-m.grade).slice(0,Jt).map(({value:y})=>y)}function _t({entity:e},t,{field:n,as:s}){
let r=ke(W(e,n??"")),d=n===void 0?[]:[...new Set(t.flatMap(({record:i})=>r(i)))];if(s!=="interval")return d.slice(0,At);
let c=d.filter(i=>typeof i=="number").toSorted((i,l)=>i-l),[a,o]=[c[Math.floor(c.length/3)],c[Math.floor(c.length*2/3)]];
return a===void 0||o===void 0?[]:[{gte:a,lt:o},{gt:a,lte:o}]}function He(e){return e.kind==="array"?He(e.items):e.kind!==
"scalar"?[]:[...e.types.includes("boolean")?[!0,!1]:[],...e.enum??e.commaList?.values??e.knownValues??[]]}function Mt(e){
return typeof e=="object"?[e]:(typeof e=="string"&&/^\d{1,15}$/.test(e)?[e,Number(e)]:[e,String(e)]).flatMap(n=>[n,[n,n]])}import{OperationError as Ue}from"../server/index.js";var Nt=2,qt=12,Wt={text:(e,t)=>t,clauses:(e,t)=>`${e}:"${t.replaceAll(/["\\]/g,"\\$&")}"`,jql:(e,t)=>`${e} = "${t.replaceAll(
/["\\]/g,"\\$&")}"`,file_query:(e,t)=>`${e} = '${t.replaceAll(/['\\]/g,"\\$&")}'`,filter_groups:(e,t)=>[{filters:[{propertyName:e,
operator:"EQ",value:t}]}]};async function Ge(e,{items:t,params:n}){let{catalog:s,definition:r,validators:d,skip:c}=e;for(let{
param:a,role:o}of $(r,"search")){let i=s.params.fields.find(({name:p})=>p===a)?.example,l=[...Lt(e,t,o),...i===void 0?[]:
[i]].flatMap(p=>{let y=Ye(()=>$e(o,p,q(e,a)).matches),m=y===void 0?0:t.filter(({record:g})=>y(g)).length;return y===void 0||
!d.params.is({...n,[a]:p})?[]:[{query:p,matches:y,isSelective:m>0&&m<t.length}]}),f=l.find(({isSelective:p})=>p)??l[0],u=f&&
await V(e,"search",{...n,[a]:f.query});f===void 0?c(`search ${a}`,"no record has a value to search for"):u!==void 0&&G(e,
a,f.query,u,f.matches)}}function Lt({entity:e},t,{fields:n={},language:s,in:r=[]}){let d=Object.entries(n).flatMap(([i,l])=>l.
map(f=>[i,f])),c=t.slice(0,1).flatMap(({record:i})=>P(i.properties)?Object.keys(i.properties):[]),a=s==="filter_groups"?
c.map(i=>[i,`properties.${i}`]):[],o=[...r,...e?.identity??[],...e?.fields??[]].map(i=>[i,i]);return[...a,...d,...o].slice(
0,qt).flatMap(([i,l])=>t.slice(0,3).map(({record:u})=>T(u,W(e,l))).flatMap(u=>typeof u=="string"&&u!==""?[Wt[s](i,u)]:[]))}
async function Be(e,{items:t,params:n}){let{catalog:s,definition:r,validators:d,judge:c,says:a,skip:o}=e;for(let{param:i,
role:l}of $(r,"order")){let{type:f,example:u}=s.params.fields.find(({name:g})=>g===i)??{},p=Object.keys(l.fields??{}).flatMap(
g=>[g,l.language==="signed"?`-${g}`:`${g} desc`]),m=[...f?.kind==="scalar"?f.enum??f.commaList?.values??f.knownValues??[]:
[],...p,...u===void 0?[]:[u]].flatMap(g=>{let h=Ye(()=>Pe(l,g,q(e,i)));return h!==void 0&&t.some(({record:b},k)=>h(t[k-1]?.
record??b,b)>0)&&d.params.is({...n,[i]:g})?[{value:g,compare:h}]:[]});m.length===0&&o(`order ${i}`,"the records are in t\
hat order already");for(let{value:g,compare:h}of m.slice(0,Nt)){let w=await V(e,"order",{...n,[i]:g}),b=w===void 0?[]:e.
account.learn(e,n,w.records),k=b.findIndex(({record:x},S)=>h(b[S-1]?.record??x,x)>0),O=k>0&&`the record at position ${k}\
 comes before the one in front of it, by \`${i}\` ${R(g)}`;w!==void 0&&c("order",a.value(s.addresses.params,[i]),w.exchange,
O)}}}function Ye(e){try{return e()}catch(t){if(t instanceof Ue)return;throw t}}var Ze=20,Dt=3,Qe=100,ee=async e=>{let{account:t,skip:n}=e,{params:s,exchange:r,items:d}=await t.listing(e),c=r&&N(e,"li\
st",s,r);if(c===void 0)return r?void 0:n("list","the account has no record that the list is of");if(Xe(e,s,c),d.length===
0)return n("records","the account has no records here");let a=de(e),o=await et(e,a===void 0?s:{...s,[a.name]:a.max});o!==
void 0&&(o.isComplete||n("paging",`the list has more than ${Ze} pages`),Kt(e,o),await zt(e,o),await Fe(e,o),await Ge(e,o),
await Be(e,o))};function de({catalog:e}){let t=e.params.fields.find(({role:n})=>n?.kind==="paging"&&n.part==="size");if(t?.
type.kind==="scalar")return{name:t.name,min:Math.max(1,t.type.min??1),max:Math.min(t.type.max??Qe,Qe*10),preset:t.default?.
value}}function Xe(e,t,{records:n,exchange:s}){let{catalog:r,judge:d,says:c}=e,a=de(e);if(a===void 0)return;let i=t[a.name]??
a.preset,l=c.value(r.addresses.params,[a.name]);typeof i=="number"&&d("limit",l,s,n.length>i&&`the page has ${n.length} \
records, more than ${i}`)}async function et(e,t){let{definition:n,catalog:s,account:r,judge:d,says:c}=e,a=({exchange:f},u)=>d(
"paging",c.aspect(s,"paging"),f,u),o=[],i=[],l=new Set;for(let f=t;o.length<Ze;){let u=await V(e,"paging",f);if(u===void 0)
return;Xe(e,f,u);let p=r.learn(e,f,u.records),y=s.paging?.kind==="change_feed"?void 0:p.map(A).find(b=>i.some(k=>A(k)===
b));o.length>0&&a(u,y!==void 0&&`the record ${y} has been on a page before`),o.length>0&&p.length===0&&s.paging?.kind===
"record_cursor"&&a(u,"the page before says that there is more, and this one is empty"),o.push(u),i.push(...p);let m=Y(n.
operation,f,u);if(m===void 0)return{items:i,pages:o,params:t,isComplete:!0};let{param:g,value:h}=m,w=h===void 0?`the pag\
e says neither that it is the last, nor what \`${g}\` comes next`:l.has(JSON.stringify(h))&&`\`${g}\` leads to a page tha\
t has been there already`;if(a(u,w),w!==!1)return{items:i,pages:o,params:t,isComplete:!0};l.add(JSON.stringify(h)),f={...f,
[g]:h}}return{items:i,pages:o,params:t,isComplete:!1}}function Kt({catalog:e,definition:t,entity:n,judge:s,says:r,skip:d},{
items:c,pages:[a]}){if(t.ordered===void 0||n?.created===void 0||a===void 0)return;let o=W(n,n.created),l=c.map(({record:u})=>T(
u,o)).map(u=>typeof u=="string"?Date.parse(u):Number(u)),f=l.findIndex((u,p)=>p>0&&u>(l[p-1]??u));if(new Set(l).size<2)return d(
"order","no two records have different times");s("order",r.aspect(e,"order"),a.exchange,f>0&&`the record at position ${f+
1} is newer than the one before it, by \`${o}\``)}async function zt(e,t){let{catalog:n,validators:s,judge:r,says:d,skip:c}=e,
{paging:a}=n,[o,i]=[de(e),t.items.length];if(a===void 0||a.kind==="none"||a.kind==="change_feed")return;let l=Math.max(o?.
min??1,Math.ceil(i/Dt)),f={...t.params,[o?.name??""]:l};if(o===void 0||!t.isComplete)return c("pages","the list cannot b\
e read in pages of another size");if(l>=i||!s.params.is(f))return c("pages","there is no second page");Ht(e,t);let u=await et(
e,f),p=u?.pages.at(-1);if(u===void 0||p===void 0)return;let y=Ft(t.items.map(A),u.items.map(A));r("paging",d.aspect(n,"p\
aging"),p.exchange,y!==void 0&&`in pages of ${l}, ${y}`),a.kind==="record_cursor"&&a.previous!==void 0&&await Ut(e,u,a.previous,
a.id)}function Ft(e,t){let n=e.find(r=>!t.includes(r));if(n!==void 0)return`the record ${n} is lost (there are ${t.length}\
 instead of ${e.length})`;let s=t.find(r=>!e.includes(r));return s!==void 0?`there is the record ${s}, which a larger pa\
ge does not have`:e.join()===t.join()?void 0:"the records are in another order"}function Ht({catalog:e,definition:t,judge:n,
says:s},{pages:[r],items:d}){let{paging:c}=t.operation;if(c?.kind!=="offset"||c.total===void 0||r===void 0)return;let{in:a,
field:o,within:i=[]}=c.total,l=[...i,o],f=L(a==="meta"?r.meta:r.result,l),u=typeof f=="number"&&f!==d.length;n("paging",
s.value(e.addresses[a],l),r.exchange,u&&`\`${o}\` is ${f}, and there are ${d.length} records`)}async function Ut(e,{pages:t,
params:n},s,r){let{account:d,catalog:c,judge:a,says:o}=e,i=({records:f})=>d.learn(e,n,f).map(u=>String(_(u,r))),l=t.map(
i);for(let f=t.length-1;f>0;f-=1){let[u,p]=[l[f]?.[0],l[f-1]?.join(", ")],y=u===void 0?void 0:await V(e,"paging",{...n,[s]:u});
if(y===void 0)return;let m=i(y).join(", "),g=m!==p&&`the page before ${u} has the records ${m||"none"} instead of ${p}`;
a("paging",o.value(c.addresses.params,[s]),y.exchange,g)}}var Gt=["__proto__","constructor","日本語 🎉 ﷽","x".repeat(4096),"' OR 1=1 --","../../admin"],le=async e=>{let{account:t,
catalog:n,definition:s,entity:r,judge:d,says:c,skip:a}=e,o=await t.candidates(e);for(let i of new Set([o[0],o.at(-1)])){
let l=await t.paramsFor(e,i);if(typeof l=="string")return a("record",l);let f=await V(e,"record",l),[u]=$(s,"identity");
if(f===void 0||u===void 0)continue;let p=P(f.result)?f.result:{},y=u.role.fields.map(g=>_({record:p,entity:r},g)),m=!y.some(
g=>g===l[u.param])&&`the record is ${R(y[0])}, not ${R(l[u.param])}`;d("record",c.value(n.addresses.params,[u.param]),f.
exchange,m)}},nt=async e=>{let{account:t,catalog:n,definition:s}=e,r=await t.paramsFor(e);if(typeof r=="string")return;let d=$(
s,"identity");for(let{param:o}of[...d,...$(s,"parent")])await tt(e,r,o,Bt(r[o]),{status:[404],because:`a \`${o}\` that no\
thing has`});let[c,...a]=Gt;for(let o of[c,a[n.id.length%a.length]??c])for(let{param:i}of d)await tt(e,r,i,o,{status:[404,
422],because:`the \`${i}\` ${R(o)}`})};async function tt(e,t,n,s,r){let d={...t,[n]:s},c=e.validators.params.is(d)?await v(
e,j(e,d)):void 0;c!==void 0&&J(e,"missing",c,r)}function Bt(e){return typeof e!="string"?987654321:e.slice(0,-8)+e.slice(
-8).replace(/[a-z0-9]/gi,"9")}var Yt=" – Ünïcödé 日本語 🎉";async function ot({create:e,get:t,update:n,remove:s},r,d){d(e.catalog.id);let c={
...H(e),...st(e)},a=await fe(e,c,c),o=a&&_({record:a.result,entity:e.entity});if(o===void 0)return e.skip("write","nothi\
ng was created whose id is known");let i=`${e.catalog.connector}.${e.catalog.entity} ${o}`,l=({definition:g})=>Object.fromEntries(
$(g,"identity").map(({param:h})=>[h,o])),f=g=>({...H(g),...l(g)});r.set(i,async()=>[200,404].includes((await s.caller.send(
j(s,f(s)))).status));let u=async g=>{d(t?.catalog.id??""),t!==void 0&&await fe(t,f(t),g,e)};if(await u(c),n!==void 0){d(
n.catalog.id);let g=O=>typeof O=="string"&&O.includes(" "),h=Object.entries(st(n)).map(([O,x])=>[O,g(x)?x+Yt:x]),w=Object.
fromEntries(h),b={...c,...w};await fe(n,{...f(n),...w},b,e)!==void 0&&await u(b)}d(s.catalog.id);let p=await v(s,j(s,f(s))),
y=p&&N(s,"delete",f(s),p);d(t?.catalog.id??"");let m=y&&t&&await v(t,j(t,f(t)));t===void 0||m===void 0||(J(t,"deleted",m,
{status:[404],because:"a record that has been deleted"}),m.status===404&&r.delete(i))}async function fe(e,t,n,s=e){let{validators:r,
judge:d,says:c,skip:a}=e;r.params.is(t)||a("write","the catalog has no example of all that it needs");let o=r.params.is(
t)?await v(e,j(e,t)):void 0,i=o&&N(e,"write",t,o);for(let{param:l,role:f}of i===void 0?[]:$(s.definition,"field")){let[u,
p]=[n[l],P(i?.result)?T(i.result,f.field):void 0];if(o===void 0||u===void 0)continue;let y=!ue(p,u)&&`\`${f.field}\` is ${R(
p)}, and ${R(u)} was written`;d("written",c.value(s.catalog.addresses.params,[l]),o,y)}return i}function ue(e,t){return P(
t)?P(e)&&Object.entries(t).every(([n,s])=>ue(e[n],s)):z(t)?z(e)&&t.every((n,s)=>ue(e[s],n)):e===t}function st({definition:e,
catalog:t,entity:n,examples:s}){let r=$(e,"field").flatMap(({param:d,role:c})=>{let a=s[d]??t.params.fields.find(({name:i})=>i===
d)?.example,o=typeof a=="string"?/[ @]/.test(a):P(a);return a===void 0||!o||n?.identity.includes(c.field)===!0?[]:[[d,a]]});
return Object.fromEntries(r)}var te="gateway";function rt(e,t,n){let s=new Map,r=new Set,d=new Map([te,...t].map(o=>[o,{verdicts:new Map,notTried:new Map}])),
c=te,a=(o,i)=>{d.get(c)?.notTried.set(o,{check:o,reason:i})};return{tried:r,skip:a,judge:(o,i,l,f=!1,u=[])=>{let p=d.get(
c);if(p===void 0||n&&!i.isStated())return;r.add(i.key);let y=`${o} ${i.key}`;p.verdicts.set(y,f===!1&&p.verdicts.get(y)!==
!1);let m=me(u),g=`${c} ${y} ${m.replace(/\/\d+(?=\/|$)/g,"/*")}`;f===!1||s.has(g)||s.set(g,{code:`verify/${o}`,...c!==te&&
{operation:c},statement:i.read(),message:f,...u.length>0&&{pointer:m},...e(l)})},touch:o=>{if(d.has(c))for(let i of o)r.
add(i)},about:(o=te)=>{c=o},stop:o=>{let i=t.filter(l=>l===c||d.get(l)?.verdicts.size===0);for(c of i)a("rest",o)},findings:()=>[
...s.values()],operations:()=>[...d].map(([o,{verdicts:i,notTried:l}])=>{let f=[...i.values()].filter(u=>u).length;return{
operation:o,tried:i.size,passed:f,failed:i.size-f,notTried:[...l.values()]}})}}async function Ws(e,t){let n=Qt(e,t),{recorder:s,caller:r,created:d,says:c,selected:a}=n,o=[];try{for(let[f,u]of Object.
entries(t.instances))await at(n,f,u);for(let[f,u]of Object.entries(t.credentials??{})){let p=await Xt(n,f,u);p!==void 0&&
(o.push(`the instance ${p} of ${f}: the contract cannot delete instances`),await at(n,f,p))}}catch(f){if(!(f instanceof M))
throw f;s.stop(f.message)}finally{r.insist();for(let[f,u]of d)await u().catch(()=>!1)||o.push(f)}let i=c.about(a),l={tried:i.
filter(f=>s.tried.has(f)).length,total:i.length};return{findings:s.findings(),operations:s.operations(),statements:l,calls:r.
calls(),leftovers:o}}function Qt(e,t){let{catalog:n,sources:s}=e,r=Zt(n,t),d=Ae(n,s),c=Ke(()=>i,d),a=it([t.token,t.credentials]),
o=Ie(t,a,we(n),c),i=rt(o.print,r,t.statedOnly===!0);return{options:t,parts:e,selected:r,says:d,recorder:i,habits:c,caller:o,
created:new Map}}function Zt({connectors:e},t){let{instances:n,credentials:s={},operations:r=["*"],writes:d,baseUrl:c,fetch:a}=t,
[o,i]=[e.map(({id:y})=>y),[...Object.keys(n),...Object.keys(s)]],l=i.find(y=>!o.includes(y)),f=e.filter(({id:y})=>i.includes(
y)).flatMap(y=>se(y).map(({id:m})=>m)),u=(y,m)=>new RegExp(`^${y.replaceAll(/[^\w*]/g,"\\$&").replaceAll("*",".*")}$`).test(
m),p=r.find(y=>!f.some(m=>u(y,m)));if(c===void 0&&a===void 0)throw new TypeError("`baseUrl` or `fetch` is needed: which \
gateway is it?");if(l!==void 0)throw new TypeError(`There is no connector \`${l}\`. Known: ${o.join(", ")}.`);if(i.length===
0)throw new TypeError("`instances` is empty: name an instance of a connector.");if(Object.keys(s).length>0&&d!==!0)throw new TypeError(
"`credentials` create instances, which `writes` has to allow.");if(p!==void 0)throw new TypeError(`No operation of these\
 instances fits \`${p}\`.`);return f.filter(y=>r.some(m=>u(m,y)))}function it(e){return typeof e=="string"?[e]:typeof e==
"object"&&e!==null?Object.values(e).flatMap(it):[]}async function Xt({parts:e,recorder:t,says:n,caller:s},r,d){let{gateway:c,
connectors:a}=e.catalog,{judge:o}=t,i=c.addresses.createInstanceResponse,f={connector_definition_id:a.find(({id:g})=>g===
r)?.definitionId.value??"",auth_config:d,name:"verify"};t.about();let u=await v({caller:s,judge:o,says:n},{path:c.createInstance.
path,body:f});if(u===void 0)return;let p=u.status===200,{issues:y}=e.createResponse.check(u.body),m=P(u.body)?u.body.id:
void 0;o("instance",n.value(i,[]),u,!p&&`the status is ${u.status}, not 200, for credentials of ${r}`);for(let{path:g,message:h}of p?
y:[])o("instance",n.value(i,g),u,h,g);return p&&typeof m!="string"&&o("instance",n.value(i,["id"]),u,"the answer has no \
`id`"),typeof m=="string"?m:void 0}var en={list:ee,search_wrapper:ee,page_record:ee,record:le,delete_result:le,download:Ne};
async function at(e,t,n){let{parts:s,recorder:r,selected:d,habits:c}=e,a=s.catalog.connectors.find(({id:m})=>m===t),o=s.
connectors.find(m=>m.connector.id===t);if(a===void 0||o===void 0)return;let i=s.examplesOf(t),l=nn(e,o,n,se(a),i),f=l.filter(
({catalog:m})=>d.includes(m.id)),u=({catalog:m})=>i[m.addresses.params]?.invalid??[],p=l.find(({catalog:m})=>m.effect===
"read");r.about(),p!==void 0&&(await c.checkCors(p),await De(p));for(let m of f.filter(({catalog:g})=>g.effect==="read"))
r.about(m.catalog.id),await en[m.catalog.kind](m),await nt(m),await ce(m,u(m));let y=f.filter(({catalog:m})=>m.effect===
"write");for(let m of new Set(y.map(({catalog:g})=>g.entity)))await tn(e,m,l,u)}async function tn({recorder:e,created:t,
options:n},s,r,d){let[c,a,o,i]=["create","get","update","delete"].map(l=>r.find(({catalog:f})=>f.entity===s&&f.action===
l));if(n.writes===!0&&c!==void 0&&i!==void 0){await ot({create:c,get:a,update:o,remove:i},t,e.about);for(let l of[o,i])e.
about(l?.catalog.id),l!==void 0&&await ce(l,d(l));return}for(let{catalog:l,skip:f}of r.filter(u=>u.catalog.entity===s&&u.
catalog.effect==="write"))e.about(l.id),f("write",n.writes===!0?"what it creates could not be removed again":"writes are\
 not asked for")}function nn(e,t,n,s,r){let{parts:d,caller:c,recorder:a,says:o}=e,{judge:i,skip:l,touch:f}=a,{gateway:u}=d.
catalog,{entities:p,operations:y}=xe(t),m=u.execute.path.replace(/\{[^{}]*\}/,()=>encodeURIComponent(n)),g=s.flatMap(w=>{
let b=y.find(({operation:S})=>S.id===w.id),k=p.find(({name:S})=>S===w.entity),O=r[w.addresses.params]?.valid.filter(S=>P(
S))??[],x={catalog:w,entity:k,examples:Object.assign({},...O),envelope:t.connector.gateway};return b===void 0?[]:[{definition:b,
...x}]}),h=ve(g,(w,b)=>v({caller:c,judge:i,says:o},j({...w,path:m},b)));return g.flatMap(w=>{let b=t.connector.validators[`${w.
catalog.entity}.${w.catalog.action}`],{errorBody:k}=d;return b===void 0?[]:[{...w,account:h,caller:c,judge:i,skip:l,touch:f,
says:o,gateway:u,path:m,instance:n,validators:b,errorBody:k}]})}export{Ws as verifyCatalogGateway};
