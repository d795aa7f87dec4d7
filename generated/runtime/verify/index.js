// @generated from templates/verify/verify_gateway.ts by connector-gateway-spec. Do not edit.
import{isObject as P,elementsOf as me,valueAt as H,findCursor as B,isList as D,jsonPointer as ye}from"../engine.js";import{jsonText as ge,findOperation as G,describe as ee,typeText as he,unfold as we,operationsOf as te,toVocabulary as be}from"../../shared/catalog.js";import{conditionTest as ke,firstAt as I,namesIn as K,readerOf as Pe,toFilter as W,parseOrder as $e,parseSearch as Oe,toDefinition as xe}from"../sandbox/index.js";import{printFieldPath as ve}from"../../shared/field_path.js";var dt=8;function je(e,t){let n=new Map,s=new Map,r=({definition:i,entity:f},p,m)=>{let{entity:y}=i.operation,h=O(i,"par\
ent").flatMap(({param:b,role:{entities:k,by:j}})=>k.flatMap(S=>n.get(S)??[]).filter(S=>A(S,j)===p[b]).slice(0,1)).flatMap(
b=>[b,...b.parents]),w=m.flatMap(b=>P(b)?[{entity:f,record:b,parents:h}]:[]),$=new Map([...n.get(y)??[],...w].map(b=>[V(
b),b]));return n.set(y,[...$.values()]),w},l=async i=>{let f=e.filter(({definition:{operation:p}})=>p.entity===i&&/^(?:list|page_record|search_wrapper)$/.
test(p.kind));for(let p of n.has(i)?[]:f)if((await u(p)).items.length>0)break;return n.get(i)??[]},d=async({definition:i})=>{
let[f]=O(i,"identity"),p=f===void 0?O(i,"parent").at(-1)?.role.entities:[f.role.entity??i.operation.entity],m=[];for(let h of p??
[])m.push(...await l(h));let y=O(i,"index").map(({role:h})=>h.field),g=i.only.map(ke);return m.filter(({record:h})=>g.every(
w=>w(h))&&y.every(w=>I(h,w)!==void 0))},a=async(i,f)=>{let{definition:p}=i,m=[...O(p,"identity"),...O(p,"parent")],y=f??
(await d(i))[0];if(y===void 0&&m.length>0)return"the account has no record that it can be called for";let g={};for(let{param:h,
role:w}of m){let $=w.kind==="parent"?w.entities:[w.entity??p.operation.entity],b=y&&[y,...y.parents].find(({entity:j})=>$.
includes(j?.name??"")),k=b&&A(b,w.kind==="parent"?w.by:w.fields[0]);if(k===void 0)return`no record says what \`${h}\` is`;
g[h]=k}return{...await o(i),...z(i),...g}},o=async({definition:{operation:i}})=>{if(i.paging?.kind!=="change_feed")return{};
for(let f of e){let[p]=Object.entries(f.definition.starts).find(([,g])=>g===i.entity)??[],m=p===void 0?void 0:await t(f,
z(f)),y=P(m?.body)?H(m.body[f.envelope.result],[p??""]):void 0;if(typeof y=="string")return{[i.paging.next]:y}}return{}},
c=async i=>{let{definition:f}=i,p=O(f,"parent").length>0?(await d(i)).slice(0,dt):[void 0],m={params:{},items:[]};for(let y of p){
let g=await a(i,y),h=typeof g=="string"?void 0:await t(i,g);if(!(typeof g=="string"||h===void 0)&&(m={params:g,exchange:h,
items:r(i,g,ne(i,h))},m.items.length>0))break}return m},u=i=>{let f=s.get(i.catalog.id)??c(i);return s.set(i.catalog.id,
f),f};return{listing:u,learn:r,paramsFor:a,candidates:d}}function O({roles:e},t){let n=s=>s.kind===t;return Object.entries(
e).flatMap(([s,r])=>n(r)?[{param:s,role:r}]:[])}function ne({definition:e,envelope:t},{body:n}){return P(n)?me(e.operation,
n[t.result]):[]}function M(e,t){let[n,s]=[K(e?.element??""),K(t)];return n.length>0&&n.every((r,l)=>s[l]===r)?ve(s.slice(
n.length)):t}function A({record:e,entity:t},n=t?.identity[0]){let s=n===void 0?void 0:I(e,n)??I(e,M(t,n));return typeof s==
"string"||typeof s=="number"?s:void 0}function V(e){return String(A(e)??JSON.stringify(e.record))}function z({definition:e,
catalog:t,examples:n}){let r=t.params.fields.filter(({name:l,required:d})=>d||e.neededInPractice.includes(l)).flatMap(({
name:l,example:d,role:a})=>{let o=a?.kind==="index"?0:a?.kind==="select"&&a.as==="mask"?"*":n[l]??d;return o===void 0||a?.
kind==="identity"||a?.kind==="parent"?[]:[[l,o]]});return Object.fromEntries(r)}import{hideInValue as Se,redactText as Y}from"../../shared/secrets.js";var J=class extends Error{name="Stop"},F=class extends Error{name="NoAnswer";request;constructor(t,n){super(n),this.request=
t}},se=16*1024*1024,ct=6e4,lt=120,Ee=5,Re=600;function Ie(e,t,{isSecretName:n},s){let{baseUrl:r="http://gateway.invalid",
token:l="verify",rate:d=0}=e,[a,o]=[r.replace(/\/+$/,""),e.fetch??fetch],{signal:c,budget:u=1/0}=e,[i,f,p]=[0,0,0],m=async h=>{
if(h>0&&await yt(h,c),c?.aborted===!0)throw new J("the verification was stopped")},y=async h=>{if(i>=u)throw new J(`the \
budget of ${u} calls is used up`);i+=1;let w=performance.now(),$=d>0?f-w:0;f=Math.max(f,w)+1e3/(d||1/0),await m($);let{method:b,
headers:k,path:j}=h,S=AbortSignal.timeout(ct),q={method:b,headers:k,redirect:"manual",signal:c===void 0?S:AbortSignal.any(
[S,c])},ue=ft(h);try{let N=await o(a+j,ue===void 0?q:{...q,body:ue}),pe={request:h,status:N.status,headers:N.headers,...await ut(
N)};return p=0,s.onAnswer(pe),pe}catch(N){throw await m(0),p+=1,p>=Ee?new J(`the gateway does not answer (${Ce(N)})`):new F(
h,Ce(N))}},g=h=>ge(Se(h,t,{redactText:Y,hides:n}));return{send:async({headers:h={},...w})=>{let $={authorization:`Bearer\
 ${l}`,"content-type":"application/json",...s.headers()},b=Object.entries({...$,...h}).filter(j=>j[1]!==null),k={method:"\
POST",path:"/",...w,headers:Object.fromEntries(b)};for(let j=0;;j+=1){let S=await y(k);if(S.status!==429&&S.status!==503||
j>=Ee)return S;let q=mt(S.headers.get("retry-after"));if(q>lt)throw new J(`the gateway asks to wait ${Math.ceil(q)} seco\
nds`);await m(q*1e3)}},calls:()=>i,insist:()=>{[c,u]=[void 0,1/0]},print:({request:h,status:w,headers:$,body:b,bytes:k})=>({
request:gt(a,h,h.text??(h.body===void 0?void 0:g(h.body))),answer:w===void 0?"none":`${w} ${Y($?.get("content-type")??"")}\
 ${b===void 0?`${k?.byteLength??0} bytes`:Ve(g(b))}`})}}function ft({body:e,text:t}){return e===void 0?t:JSON.stringify(
e)}async function ut({body:e}){let t=[],n=0,s=e?.getReader();for(let l=await s?.read();l?.done===!1&&n<=se;l=await s?.read())
t.push(l.value),n+=l.value.byteLength;n>se&&await s?.cancel();let r=new Uint8Array(await new Blob(t).arrayBuffer());return{
bytes:r,isCut:n>se,body:pt(new TextDecoder().decode(r))}}function pt(e){try{return JSON.parse(e)}catch{return}}function Ce(e){
let{message:t,cause:n}=e instanceof Error?e:new Error(String(e));return Y(n instanceof Error&&n.message!==""?`${t}: ${n.
message}`:t)}function mt(e){let t=Number(e??1);return Number.isNaN(t)?Math.max(0,(Date.parse(e??"")-Date.now())/1e3)||1:
t}function yt(e,t){return new Promise(n=>{let s=setTimeout(n,e);t?.addEventListener("abort",()=>{clearTimeout(s),n()})})}
function gt(e,{method:t,path:n,headers:s},r){let l=Object.entries(s).map(([a,o])=>a==="authorization"?` -H "authorizatio\
n: ${o.replace(/ .*/," $CONNECTOR_GATEWAY_TOKEN")}"`:` -H '${a}: ${o}'`),d=r===void 0?"":` --data '${Ve(r).replaceAll("'",
String.raw`'\''`)}'`;return`curl${t==="POST"?"":` -X ${t}`} '${e}${n}'${l.join("")}${d}`}function Ve(e){return e.length<=
Re?e:`${e.slice(0,Re)}… (${e.length} characters)`}function Ae(e,t){let n=Object.entries(t).flatMap(([s,r])=>r===void 0?[]:[{file:s,lines:r.split(`
`)}]);return(s,r)=>{let[l="",d="",a="",o=""]=s.split("."),c=r.replace(/^.* (?:default )?/,"").split("."),u=G(e,`${l}.${d}\
.${a}`)?.returns?.record??"",i=["entities",d,"actions",a],f=o==="record"?[["records",u,"fields",...c]]:[[...i,...o===""?
[]:[o,...c]],i],p=n.filter(({lines:m})=>m.some(y=>y.trim().replace(/^extends:/,"connector:")===`connector: ${l}`));for(let m of f)
for(let{file:y,lines:g}of p){let h=ht(g,m);if(h>0)return{file:y,line:h}}return{}}}function ht(e,t){let[n,s,r]=[0,-1,0];for(let l of t){
let d=e.findIndex((o,c)=>c>=n&&o.trimStart().startsWith(`${l}:`)&&o.search(/\S/)>s),a=e.slice(n,Math.max(n,d)).some(o=>/^\s*\w/.
test(o)&&o.search(/\S/)<=s);if(d<0||a)return 0;[n,s,r]=[d+1,(e[d]??"").search(/\S/),d+1]}return r}var wt={answered:"Every request gets an answer.",json:"Answers that are not downloads are JSON, and `Content-Type` says \
so.",challenge:"An answer with status 401 has the header `WWW-Authenticate` (RFC 9110).",keys:"An envelope has only the \
keys of the contract.",requestId:"A gateway that numbers its answers with `x-request-id` numbers all of them.",cors:"A g\
ateway that lets pages of other origins in lets them send calls and read answers.",length:"The bytes of a download are a\
s many as `Content-Length` says."},oe="response";function Je(e,t){let{gateway:n}=e,s=Ae(e,t),r=(a,o,c,u="")=>({key:a,isStated:()=>o.
origin.kind==="stated",read:()=>({text:c,basis:o.origin.kind==="stated"?"stated":"assumed",...bt(o),...s(u,a)})}),l=a=>({
key:a,isStated:()=>!1,read:()=>({text:a,basis:"rule"})}),d=(a,o=[])=>{let{type:c,records:u}=ee(e,a,o),i=we(c,u);return i?.
kind==="object"?(i.shape?.fields??[]).map(({name:f})=>L(a,[f])):[]};return{rule:a=>l(wt[a]),status:a=>{let o=n.statuses.
find(c=>c.status===a);return o===void 0?l(`Only the statuses of the contract are used, and ${a} is none of them.`):r(`st\
atus ${a}`,o,`Status ${a}: ${o.description??""}`)},aspect:(a,o)=>{let{id:c,description:u="an operation.",kind:i,paging:f,
returns:p,ordered:m="",origin:y,section:g}=a,h={operation:[`${c}: ${u}`,y],result:[`The result of ${c} is a ${i.replaceAll(
"_"," ")}.`,p?.origin??y],paging:[`The pages of ${c} follow each other by ${f?.kind.replaceAll("_"," ")??""}.`,f?.origin??
y],order:[`${c} returns its records ${m.replaceAll("_"," ")}.`,y]},[w,$]=h[o];return r(`${c} ${o}`,{section:g,origin:$},
w,c)},value:(a="",o)=>{let c=L(a,o),u=()=>ee(e,a,o),i=()=>({section:"",origin:{kind:"stated"},...u()}),f=()=>{let{type:p,
description:m=""}=u();return`\`${_e(o).join(".")||a}\`${p===void 0?"":` is \`${he(p)}\``}: ${m}`};return{key:c,isStated:()=>i().
origin.kind==="stated",read:()=>r(c,i(),f(),a).read()}},preset:({id:a,params:o,section:c,origin:u},i)=>{let f=o.fields.find(
({name:m})=>m===i),p={section:f?.section??c,origin:f?.default?.origin??u};return r(`${a}.params default ${i}`,p,`\`${i}\`\
 is ${String(f?.default?.value)} when it is left out.`,`${a}.params`)},about:a=>[...n.statuses.map(({status:o})=>`status\
 ${o}`),...n.execute.response.shape.fields.map(({name:o})=>`${oe} ${o}`),...d(n.addresses.error),...a.flatMap(o=>{let{addresses:c,
paging:u,ordered:i}=G(e,o)??{addresses:{params:""}},f=[c.params,c.meta,c.record].filter(y=>y!==void 0),p=u!==void 0&&u.kind!==
"none";return[...["operation",...c.response?["result"]:[],...p?["paging"]:[],...i?["order"]:[]].map(y=>`${o} ${y}`),...f.
flatMap(y=>d(y))]})]}}function L(e,t){return`${e.endsWith(`.${oe}`)?oe:e} ${_e(t).join(".")}`}function _e(e){return e.filter(
t=>typeof t=="string")}function bt({section:e}){let[t="",...n]=e.split(", ");return{...t!==""&&{document:t},...n.length>
0&&{section:n.join(", ")}}}var kt=[403,424,429,501,502,503,504],Pt=20;async function x({caller:e,judge:t,says:n},s){try{return await e.send(s)}catch(r){
if(!(r instanceof F))throw r;t("connection",n.rule("answered"),r,`there is no answer: ${r.message}`);return}}function v({
catalog:{entity:e,action:t},path:n},s){return{path:n,body:{entity:e,action:t,params:s}}}async function R(e,t,n){let s=await x(
e,v(e,n));return s&&_(e,t,n,s)}function _(e,t,n,s){let{catalog:r,envelope:l,judge:d,touch:a,says:o,validators:c,gateway:u}=e,
{status:i,body:f}=s;if(kt.includes(i)){re(e,s),e.skip(t,`the gateway answers ${i}`);return}let p=i===200||r.kind==="down\
load"&&i===206;if(d("status",o.aspect(r,"operation"),s,!p&&`the status is ${i}, not 200, for a request that the catalog \
accepts`),a(Object.keys(n).map(k=>L(r.addresses.params,[k]))),p||re(e,s),!p||c.response===void 0)return p?{result:void 0,
meta:void 0,records:[],exchange:s}:void 0;Te(e,s);let{issues:m}=c.response.check(f,{maxIssues:Pt});m.length===0&&d("resu\
lt",o.aspect(r,"result"),s);for(let{path:k,message:j}of m)$t(e,s,k,j);if(!P(f))return;let{shape:y}=u.execute.response;Me(
e,"envelope",s,y.fields.map(({name:k})=>k)),Ot(e,s);let g=ne(e,s),{record:h,meta:w,response:$=""}=r.addresses,b=(k,j)=>{
k!==void 0&&P(j)&&a(Object.keys(j).map(S=>L(k,[S])))};b($,f),b(w,f[l.meta]);for(let k of r.kind==="list"?g:[f[l.result]])
b(h,k);return{result:f[l.result],meta:f[l.meta],records:g,exchange:s}}function $t({catalog:e,envelope:t,judge:n,says:s},r,l,d){
let{record:a,meta:o,response:c}=e.addresses,[u,...i]=l,f=e.kind==="list"?i.slice(1):i;u===t.result&&f.length===0?n("resu\
lt",s.aspect(e,"result"),r,d,l):u===t.result?n("record",s.value(a,f),r,d,l):u===t.meta&&o!==void 0?n("meta",s.value(o,i),
r,d,l):n("envelope",s.value(c,l),r,d,l)}function Te({judge:e,says:t},{headers:n,body:s,...r}){let l=n.get("content-type"),
d=/^application\/(?:[\w.+-]+\+)?json\b/i.test(l??""),a=s===void 0?"the body is not JSON":!d&&`the header content-type is\
 ${l??"missing"}`;e("header",t.rule("json"),{headers:n,body:s,...r},a)}function Me({judge:e,says:t},n,s,r){let l=P(s.body)?
Object.keys(s.body):[],d=l.find(o=>!r.includes(o)),a=r.filter(o=>!l.includes(o)).join(", ");e(n,t.rule("keys"),s,d!==void 0&&
`\`${d}\` is no key of the contract. Missing: ${a||"none"}`)}function Ot({catalog:e,envelope:{execution:t},judge:n,says:s,
instance:r},l){let d=t&&P(l.body)?l.body[t.field]:void 0,a=t&&P(d)?d[t.instanceId]:void 0;if(t===void 0||a===void 0)return;
let o=[t.field,t.instanceId];n("envelope",s.value(e.addresses.response,o),l,a!==r&&`the instance is not ${r}`,o)}function C(e,t,n,{
status:s,names:r=[],because:l}){let{judge:d,says:a}=e,o=s.includes(n.status);return d(t,a.status(s[0]??0),n,!o&&`the sta\
tus is ${n.status}, not ${s.join(" or ")}, for ${l}`),o?(re(e,n),ae(e,n),r.filter(c=>!vt(n.body,c))):r}var xt={401:["www\
-authenticate",/./],405:["allow",/\bpost\b/i],416:["content-range",/^bytes \*\/\d+$/],429:["retry-after",/./],503:["retr\
y-after",/./]};function ae({judge:e,says:t},n){let{status:s,headers:r}=n,[l,d]=xt[s]??[];if(l===void 0||d===void 0)return;
let a=s===401?t.rule("challenge"):t.status(s);e("header",a,n,!d.test(r.get(l)??"")&&`the header ${l} is missing or wrong`)}
function re(e,t){let{judge:n,touch:s,says:r,errorBody:l,gateway:d}=e,{error:a}=d.addresses;if(Te(e,t),!P(t.body))return;
let o=Object.keys(t.body);s(o.map(i=>L(a,[i])));let c=d.error.shape.fields.map(({name:i})=>i);for(let{message:i,path:f}of l.
check(t.body).issues)n("error",r.value(a,f),t,i,f);Me(e,"error",t,c);let u=c.find(i=>!o.includes(i));n("error",r.value(a,
[]),t,u!==void 0&&`the error has no \`${u}\``)}function vt(e,t){return(P(e)&&D(e.errors)?e.errors:[]).map(r=>P(r)?K(String(
r.field)).join("."):"").some(r=>`${r}.`.startsWith(`${t.join(".")}.`))}function E(e){let t=e===void 0?"nothing":JSON.stringify(
e);return t.length>80?`${t.slice(0,80)}…`:t}var qe=async e=>{let{account:t,catalog:n,judge:s,says:r,skip:l}=e,d=await t.paramsFor(e);if(typeof d=="string")return l(
"download",d);let a=await x(e,v(e,d));if(a===void 0||_(e,"download",d,a)===void 0)return;let{headers:o,bytes:c,isCut:u}=a,
i=o.get("content-length"),f=i!==null&&!u&&Number(i)!==c.byteLength;s("download",r.rule("length"),a,f&&`content-length is\
 ${i}, and there are ${c.byteLength} bytes`),s("header",r.aspect(n,"operation"),a,!o.has("content-type")&&"the header co\
ntent-type is missing"),u||c.byteLength<4?l("range",`the file is too ${u?"long":"short"} to be compared`):await jt(e,d,a)};
async function jt(e,t,n){let{definition:s,validators:r}=e,{byteLength:l}=n.bytes,[d,a]=[Math.floor(l/2),l-1],o=[["0-0",0,
0],[`1-${d}`,1,d],[`${d}-`,d,a],["-2",a-1,a],[`${d}-${l+100}`,d,a]];for(let{param:c}of O(s,"range")){let u=f=>({...t,[c]:`\
bytes=${f}`});for(let[f,p,m]of o){let y=r.params.is(u(f))?await x(e,v(e,u(f))):void 0;y!==void 0&&St(e,c,y,n.bytes.subarray(
p,m+1),`bytes ${p}-${m}/${l}`)}let i=await x(e,v(e,u(`${l+1}-`)));i!==void 0&&C(e,"range",i,{status:[416],because:`a ran\
ge behind the ${l} bytes of the file`})}}function St({catalog:e,judge:t,says:n},s,r,l,d){let{status:a,headers:o,bytes:c}=r,
u=o.get("content-range"),i=c.length===l.length&&l.every((p,m)=>p===c[m]),f=a!==206?`the status is ${a}, not 206, for ${d}`:
u!==d?`content-range is ${u??"missing"}, not ${d}`:!i&&`the ${c.length} bytes are not those of ${d}`;t("range",n.value(e.
addresses.params,[s]),r,f)}async function ie(e,t){let n=[];for(let{value:s,...r}of t){let l=["params",...r.issue.pointer.split("/").slice(1)];if(!P(
s))continue;let d={...r,value:s,path:l},a=n.find(o=>l.length>1&&o.every(c=>c.path[1]!==void 0&&c.path[1]!==l[1]));a===void 0?
n.push([d]):a.push(d)}for(let s of n){let r=s.length===1?void 0:await x(e,v(e,Ct(s))),l=r?.status===422?C(e,"invalid",r,
Le(s)):s.map(({path:d})=>d);for(let d of s)r!==void 0&&!l.includes(d.path)?We(e,d,r,[]):await Et(e,d)}}async function Et(e,t){
let n=await x(e,v(e,t.value));n!==void 0&&We(e,t,n,n.status===422?C(e,"invalid",n,Le([t])):[])}var Rt=/\/(?:minimum|maximum|multiple-of|(?:min|max)-(?:length|items))$/;
function We({catalog:e,judge:t,says:n},s,r,l){let{path:d,issue:a,about:o=`has the issue ${a.code}`}=s,c=n.value(e.addresses.
params,d.slice(1)),u=`\`${d.join(".")}\`, which ${o}`,i=r.status!==422?`the status is ${r.status}, not 422, for ${u}`:l.
length>0&&`no entry of \`errors\` names ${u}`;t(Rt.test(a.code)?"limit":"invalid",c,r,i,d)}function Le(e){return{status:[
422],names:e.map(({path:t})=>t),because:"params that break rules"}}function Ct(e){let t=e.map(({path:s})=>s[1]),n=e.flatMap(
({value:s})=>Object.entries(s).filter(([r])=>!t.includes(r)));return Object.fromEntries([...n,...e.flatMap(({value:s,path:r})=>Object.
entries(s).filter(([l])=>l===r[1]))])}var Ne=1024*1024+1,It=16*1024*1024;function Vt(e){let{catalog:t,path:n,gateway:s,instance:r}=e,
{entity:l,action:d}=t,a=v(e,{}),o=(u,i)=>({...a,headers:{[u]:i}}),c=u=>({path:n,body:u});return[["token",o("authorizatio\
n",null),401,"a request without a token"],["token",o("authorization","Basic dmVyaWZ5OnZlcmlmeQ=="),401,"a request withou\
t a bearer token"],["instance",{...a,path:n.replace(encodeURIComponent(r),"inst_that_nobody_has")},404,"an unknown insta\
nce"],["path",{...a,path:`${s.createInstance.path}/no/such/path`},404,"an unknown path"],["method",{...a,method:"PUT"},405,
"the method PUT"],["media",o("content-type","text/plain"),415,"a body that is text"],["media",o("content-encoding","gzip"),
415,"a body that is compressed"],["json",{path:n,text:`{"entity":"${l}",`},422,"a body that is not JSON"],["json",{path:n,
text:""},422,"an empty body"],["json",c([l,d]),422,"a body that is a list"],["entity",c({entity:"no_such_entity",action:d}),
422,"an unknown entity","entity"],["entity",c({entity:"__proto__",action:d}),422,"an unknown entity","entity"],["action",
c({entity:l,action:"no_such_action"}),422,"an unknown action","action"],["action",c({entity:l,action:"constructor"}),422,
"an unknown action","action"],["body",c({action:d}),422,"a body without `entity`","entity"],["body",c({entity:l}),422,"a\
 body without `action`","action"],["body",c({entity:l,action:d,params:[]}),422,"params that are a list","params"],["body",
{path:n,text:`{"entity":"${l}","action":"${d}","__proto__":{}}`},422,"an unknown key"]]}var De=async e=>{let{judge:t,says:n,
caller:s}=e;for(let[d,a,o,c,u]of Vt(e)){let i=await x(e,a),p=i&&C(e,d,i,{status:[o],because:c,names:u===void 0?[]:[[u]]});
i?.status===o&&u!==void 0&&t(d,n.status(o),i,p?.length===1&&`no entry of \`errors\` names \`${u}\`, for ${c}`)}let{entity:r,
action:l}=e.catalog;for(let d of[Ne,It]){let a=await s.send({path:e.path,text:JSON.stringify({entity:r,action:l}).padEnd(
d)});if(!(a.status===200&&d===Ne)){C(e,"size",a,{status:[413],because:`a body of ${d} bytes`});break}}};var Q="https://verify.example";function Ke(e,t){let n,s=!1,r=({headers:l})=>["*",Q].includes(l.get("access-control-allow\
-origin")??"");return{headers:()=>s?{origin:Q}:{},onAnswer:l=>{let{judge:d}=e(),{headers:a,status:o}=l;(o===429||o===503)&&
ae({judge:d,says:t},l),n??=a.has("x-request-id"),n&&d("header",t.rule("requestId"),l,!a.has("x-request-id")&&"the header\
 x-request-id is missing"),s&&d("cors",t.rule("cors"),l,!r(l)&&"the header access-control-allow-origin is missing")},checkCors:async l=>{
let{path:d,judge:a,skip:o}=l,u=await x(l,{path:d,method:"OPTIONS",headers:{...{origin:Q,"access-control-request-method":"\
POST","access-control-request-headers":"authorization, content-type"},authorization:null,"content-type":null}}),i=await x(
l,{...v(l,{}),headers:{origin:Q}});if(u===void 0||i===void 0)return;if(s=r(u)&&r(i),!r(u)&&!r(i))return o("cors","the ga\
teway lets no page of another origin in");let[f,p]=["headers","methods"].map(h=>(u.headers.get(`access-control-allow-${h}`)??
"").toLowerCase()),m=["authorization","content-type"].every(h=>f==="*"||f?.includes(h)===!0),y=`the answer to ${r(i)?"OP\
TIONS":"POST"} does not let the page in`,g=s?(!m||!/post|\*/.test(p??""))&&`a page may send ${f??""} with ${p??""} only`:
y;a("cors",t.rule("cors"),r(u)?i:u,g)}}}var At=2,Jt=6;async function Fe(e,t){let{definition:n,skip:s}=e;for(let{param:r,role:l}of O(n,"filter")){let d=_t(e,t,r,
l);d.length===0&&s(`filter ${r}`,"no record shows a value for it");let a=O(n,"modifies").find(({role:{params:o}})=>o.includes(
r))?.param;for(let o of d){await ze(e,t,{[r]:o},W(l,o,T(e,r)));let c=W(l,o,{...T(e,r),inclusive:!0});a!==void 0&&await ze(
e,t,{[r]:o,[a]:!0},c)}}for(let{param:r,role:l}of[...O(n,"includes"),...O(n,"excludes")]){let[d]=t.pages;d!==void 0&&U(e,
r,void 0,d,W(l,void 0,T(e,r)));let a=await R(e,"filter",{...t.params,[r]:!0});a!==void 0&&U(e,r,!0,a,W(l,!0,T(e,r)))}}async function ze(e,t,n,s){
let{definition:r,catalog:l,account:d,validators:a,judge:o,says:c}=e,u={...t.params,...n},[[i,f]=["",null]]=Object.entries(
n),p=a.params.is(u)?await R(e,"filter",u):void 0;if(p===void 0)return;U(e,i,f,p,s);let m=d.learn(e,u,p.records).map(V);if(!t.
isComplete||B(r.operation,u,p)!==void 0)return;let y=t.items.find(h=>s(h.record)&&!m.includes(V(h))),g=y!==void 0&&`the \
record ${V(y)} fits \`${i}\` ${E(f)}, and is not returned`;o("filter",c.value(l.addresses.params,[i]),p.exchange,g)}function U({
catalog:e,judge:t,says:n},s,r,{records:l,exchange:d},a){let o=l.findIndex(u=>!a(u)),c=o>=0&&`the record at position ${o}\
 does not fit \`${s}\` ${E(r)}`;t("filter",n.value(e.addresses.params,[s]),d,c)}function T({entity:e},t){return{param:t,
fieldNames:e?.fields??[]}}function _t(e,{items:t,params:n},s,r){let{catalog:l,entity:d,validators:a}=e,o=l.params.fields.
find(({name:m})=>m===s),c=Tt(e,t,r),u=Object.values(r.meanings??{}).flat(),i=u.length>0?u.every(m=>d?.hidden.includes(m.
field)===!1):c.length>0;return o===void 0||!i?[]:[...c,...r.as==="interval"?[]:Ue(o.type)].flatMap(Mt).flatMap(m=>{if(!a.
params.is({...n,[s]:m}))return[];let y=W(r,m,T(e,s)),g=t.filter(({record:h})=>y(h)).length;return[{value:m,grade:g===0?1:
g<t.length?0:2}]}).toSorted((m,y)=>m.grade-y.grade).slice(0,At).map(({value:m})=>m)}function Tt({entity:e},t,{field:n,as:s}){
let r=Pe(M(e,n??"")),l=n===void 0?[]:[...new Set(t.flatMap(({record:c})=>r(c)))];if(s!=="interval")return l.slice(0,Jt);
let d=l.filter(c=>typeof c=="number").toSorted((c,u)=>c-u),[a,o]=[d[Math.floor(d.length/3)],d[Math.floor(d.length*2/3)]];
return a===void 0||o===void 0?[]:[{gte:a,lt:o},{gt:a,lte:o}]}function Ue(e){return e.kind==="array"?Ue(e.items):e.kind!==
"scalar"?[]:[...e.types.includes("boolean")?[!0,!1]:[],...e.enum??e.commaList?.values??e.knownValues??[]]}function Mt(e){
let t=typeof e=="string"&&/^\d{1,15}$/.test(e)?[e,Number(e)]:[e,String(e)];return typeof e=="object"?[e]:t.flatMap(n=>[n,
[n,n]])}import{OperationError as He}from"../server/index.js";var qt=2,Nt=12,Wt={text:(e,t)=>t,clauses:(e,t)=>`${e}:"${t.replaceAll(/["\\]/g,"\\$&")}"`,jql:(e,t)=>`${e} = "${t.replaceAll(
/["\\]/g,"\\$&")}"`,file_query:(e,t)=>`${e} = '${t.replaceAll(/['\\]/g,"\\$&")}'`,filter_groups:(e,t)=>[{filters:[{propertyName:e,
operator:"EQ",value:t}]}]};async function Be(e,{items:t,params:n}){let{catalog:s,definition:r,validators:l,skip:d}=e;for(let{
param:a,role:o}of O(r,"search")){let c=s.params.fields.find(({name:p})=>p===a)?.example,u=[...Lt(e,t,o),...c===void 0?[]:
[c]].flatMap(p=>{let m=Ye(()=>Oe(o,p,T(e,a)).matches),y=m===void 0?0:t.filter(({record:g})=>m(g)).length;return m===void 0||
!l.params.is({...n,[a]:p})?[]:[{query:p,matches:m,isSelective:y>0&&y<t.length}]}),i=u.find(({isSelective:p})=>p)??u[0],f=i&&
await R(e,"search",{...n,[a]:i.query});i===void 0?d(`search ${a}`,"no record has a value to search for"):f!==void 0&&U(e,
a,i.query,f,i.matches)}}function Lt({entity:e},t,{fields:n={},language:s,in:r=[]}){let l=Object.entries(n).flatMap(([c,u])=>u.
map(i=>[c,i])),d=t.slice(0,1).flatMap(({record:c})=>P(c.properties)?Object.keys(c.properties):[]),a=s==="filter_groups"?
d.map(c=>[c,`properties.${c}`]):[],o=[...r,...e?.identity??[],...e?.fields??[]].map(c=>[c,c]);return[...a,...l,...o].slice(
0,Nt).flatMap(([c,u])=>t.slice(0,3).map(({record:f})=>I(f,M(e,u))).flatMap(f=>typeof f=="string"&&f!==""?[Wt[s](c,f)]:[]))}
async function Ge(e,{items:t,params:n}){let{catalog:s,definition:r,validators:l,judge:d,says:a,skip:o}=e;for(let{param:c,
role:u}of O(r,"order")){let{type:i,example:f}=s.params.fields.find(({name:g})=>g===c)??{},p=Object.keys(u.fields??{}).flatMap(
g=>[g,u.language==="signed"?`-${g}`:`${g} desc`]),y=[...i?.kind==="scalar"?i.enum??i.commaList?.values??i.knownValues??[]:
[],...p,...f===void 0?[]:[f]].flatMap(g=>{let h=Ye(()=>$e(u,g,T(e,c)));return h!==void 0&&t.some(({record:$},b)=>h(t[b-1]?.
record??$,$)>0)&&l.params.is({...n,[c]:g})?[{value:g,compare:h}]:[]});y.length===0&&o(`order ${c}`,"the records are in t\
hat order already");for(let{value:g,compare:h}of y.slice(0,qt)){let w=await R(e,"order",{...n,[c]:g}),$=w===void 0?[]:e.
account.learn(e,n,w.records),b=$.findIndex(({record:j},S)=>h($[S-1]?.record??j,j)>0),k=b>0&&`the record at position ${b}\
 comes before the one in front of it, by \`${c}\` ${E(g)}`;w!==void 0&&d("order",a.value(s.addresses.params,[c]),w.exchange,
k)}}}function Ye(e){try{return e()}catch(t){if(t instanceof He)return;throw t}}var Ze=20,Dt=3,Qe=100,Z=async e=>{let{account:t,skip:n}=e,{params:s,exchange:r,items:l}=await t.listing(e),d=r&&_(e,"lis\
t",s,r);if(d===void 0)return r?void 0:n("list","the account has no record that the list is of");if(Xe(e,s,d),l.length===
0)return n("records","the account has no records here");let a=de(e),o=await et(e,a===void 0?s:{...s,[a.name]:a.max});o!==
void 0&&(o.isComplete||n("paging",`the list has more than ${Ze} pages`),Kt(e,o),await zt(e,o),await Fe(e,o),await Be(e,o),
await Ge(e,o))};function de({catalog:e}){let t=e.params.fields.find(({role:n})=>n?.kind==="paging"&&n.part==="size");if(t?.
type.kind==="scalar")return{name:t.name,min:Math.max(1,t.type.min??1),max:Math.min(t.type.max??Qe,Qe*10),preset:t.default?.
value}}function Xe(e,t,{records:n,exchange:s}){let{catalog:r,judge:l,says:d}=e,a=de(e);if(a===void 0)return;let o=t[a.name],
c=o??a.preset,u=o===void 0?d.preset(r,a.name):d.value(r.addresses.params,[a.name]);typeof c=="number"&&l("limit",u,s,n.length>
c&&`the page has ${n.length} records, more than ${c}`)}async function et(e,t){let{definition:n,catalog:s,account:r,judge:l,
says:d}=e,a=({exchange:i},f)=>l("paging",d.aspect(s,"paging"),i,f),o=[],c=[],u=new Set;for(let i=t;o.length<Ze;){let f=await R(
e,"paging",i);if(f===void 0)return;Xe(e,i,f);let p=r.learn(e,i,f.records),m=s.paging?.kind==="change_feed"?void 0:p.map(
V).find($=>c.some(b=>V(b)===$));o.length>0&&a(f,m!==void 0&&`the record ${m} has been on a page before`),o.length>0&&p.length===
0&&s.paging?.kind==="record_cursor"&&a(f,"the page before says that there is more, and this one is empty"),o.push(f),c.push(
...p);let y=B(n.operation,i,f);if(y===void 0)return{items:c,pages:o,params:t,isComplete:!0};let{param:g,value:h}=y,w=h===
void 0?`the page says neither that it is the last, nor what \`${g}\` comes next`:u.has(String(h))&&`\`${g}\` leads to a p\
age that has been there already`;if(a(f,w),w!==!1)return{items:c,pages:o,params:t,isComplete:!0};u.add(String(h)),i={...i,
[g]:h}}return{items:c,pages:o,params:t,isComplete:!1}}function Kt({catalog:e,definition:t,entity:n,judge:s,says:r,skip:l},{
items:d,pages:[a]}){if(t.ordered===void 0||n?.created===void 0||a===void 0)return;let o=M(n,n.created),u=d.map(({record:f})=>I(
f,o)).map(f=>typeof f=="string"?Date.parse(f):Number(f)),i=u.findIndex((f,p)=>p>0&&f>(u[p-1]??f));if(new Set(u).size<2)return l(
"order","no two records have different times");s("order",r.aspect(e,"order"),a.exchange,i>0&&`the record at position ${i+
1} is newer than the one before it, by \`${o}\``)}async function zt(e,t){let{catalog:n,validators:s,judge:r,says:l,skip:d}=e,
{paging:a}=n,[o,c]=[de(e),t.items.length];if(a===void 0||a.kind==="none"||a.kind==="change_feed")return;let u=Math.max(o?.
min??1,Math.ceil(c/Dt)),i={...t.params,[o?.name??""]:u};if(o===void 0||!t.isComplete)return d("pages","the list cannot b\
e read in pages of another size");if(u>=c||!s.params.is(i))return d("pages","there is no second page");Ut(e,t);let f=await et(
e,i),p=f?.pages.at(-1);if(f===void 0||p===void 0)return;let m=Ft(t.items.map(V),f.items.map(V));r("paging",l.aspect(n,"p\
aging"),p.exchange,m!==void 0&&`in pages of ${u}, ${m}`),a.kind==="record_cursor"&&a.previous!==void 0&&await Ht(e,f,a.previous,
a.id)}function Ft(e,t){let n=e.find(r=>!t.includes(r));if(n!==void 0)return`the record ${n} is lost (there are ${t.length}\
 instead of ${e.length})`;let s=t.find(r=>!e.includes(r));return s!==void 0?`there is the record ${s}, which a larger pa\
ge does not have`:e.join()===t.join()?void 0:"the records are in another order"}function Ut({catalog:e,definition:t,judge:n,
says:s},{pages:[r],items:l}){let{paging:d}=t.operation;if(d?.kind!=="offset"||d.total===void 0||r===void 0)return;let{in:a,
field:o,within:c=[]}=d.total,u=[...c,o],i=H(a==="meta"?r.meta:r.result,u),f=typeof i=="number"&&i!==l.length;n("paging",
s.value(e.addresses[a],u),r.exchange,f&&`\`${o}\` is ${i}, and there are ${l.length} records`)}async function Ht(e,{pages:t,
params:n},s,r){let{account:l,catalog:d,judge:a,says:o}=e,c=({records:i})=>l.learn(e,n,i).map(f=>String(A(f,r))),u=t.map(
c);for(let i=t.length-1;i>0;i-=1){let[f,p]=[u[i]?.[0],u[i-1]?.join(", ")],m=f===void 0?void 0:await R(e,"paging",{...n,[s]:f});
if(m===void 0)return;let y=c(m).join(", "),g=y!==p&&`the page before ${f} has the records ${y||"none"} instead of ${p}`;
a("paging",o.value(d.addresses.params,[s]),m.exchange,g)}}var Bt=["__proto__","constructor","日本語 🎉 ﷽","x".repeat(4096),"' OR 1=1 --","../../admin"],ce=async e=>{let{account:t,
catalog:n,definition:s,entity:r,judge:l,says:d,skip:a}=e,o=await t.candidates(e);for(let c of new Set([o[0],o.at(-1)])){
let u=await t.paramsFor(e,c);if(typeof u=="string")return a("record",u);let i=await R(e,"record",u),[f]=O(s,"identity");
if(i===void 0||f===void 0)continue;let p=P(i.result)?i.result:{},m=f.role.fields.map(g=>A({record:p,entity:r},g)),y=!m.some(
g=>g===u[f.param])&&`the record is ${E(m[0])}, not ${E(u[f.param])}`;l("record",d.value(n.addresses.params,[f.param]),i.
exchange,y)}},nt=async e=>{let{account:t,catalog:n,definition:s}=e,r=await t.paramsFor(e);if(typeof r=="string")return;let l=O(
s,"identity");for(let{param:o}of[...l,...O(s,"parent")])await tt(e,r,o,Gt(r[o]),{status:[404],because:`a \`${o}\` that no\
thing has`});let[d,...a]=Bt;for(let o of[d,a[n.id.length%a.length]??d])for(let{param:c}of l)await tt(e,r,c,o,{status:[404,
422],because:`the \`${c}\` ${E(o)}`})};async function tt(e,t,n,s,r){let l={...t,[n]:s},d=e.validators.params.is(l)?await x(
e,v(e,l)):void 0;d!==void 0&&C(e,"missing",d,r)}function Gt(e){return typeof e!="string"?987654321:e.slice(0,-8)+e.slice(
-8).replace(/[a-z0-9]/gi,"9")}var Yt=" – Ünïcödé 日本語 🎉";async function ot({create:e,get:t,update:n,remove:s},r,l){l(e.catalog.id);let d={
...z(e),...st(e)},a=await le(e,d,d),o=a&&A({record:a.result,entity:e.entity});if(o===void 0)return e.skip("write","nothi\
ng was created whose id is known");let c=`${e.catalog.connector}.${e.catalog.entity} ${o}`,u=({definition:g})=>Object.fromEntries(
O(g,"identity").map(({param:h})=>[h,o])),i=g=>({...z(g),...u(g)});r.set(c,async()=>[200,404].includes((await s.caller.send(
v(s,i(s)))).status));let f=async g=>{l(t?.catalog.id??""),t!==void 0&&await le(t,i(t),g,e)};if(await f(d),n!==void 0){l(
n.catalog.id);let g=Object.entries(st(n)).map(([$,b])=>[$,typeof b=="string"&&b.includes(" ")?b+Yt:b]),h={...d,...Object.
fromEntries(g)};await le(n,{...i(n),...Object.fromEntries(g)},h,e)!==void 0&&await f(h)}l(s.catalog.id);let p=await x(s,
v(s,i(s))),m=p&&_(s,"delete",i(s),p);l(t?.catalog.id??"");let y=m&&t&&await x(t,v(t,i(t)));t===void 0||y===void 0||(C(t,
"deleted",y,{status:[404],because:"a record that has been deleted"}),y.status===404&&r.delete(c))}async function le(e,t,n,s=e){
let{validators:r,judge:l,says:d,skip:a}=e;r.params.is(t)||a("write","the catalog has no example of all that it needs");let o=r.
params.is(t)?await x(e,v(e,t)):void 0,c=o&&_(e,"write",t,o);for(let{param:u,role:i}of c===void 0?[]:O(s.definition,"fiel\
d")){let[f,p]=[n[u],P(c?.result)?I(c.result,i.field):void 0];if(o===void 0||f===void 0)continue;let m=!fe(p,f)&&`\`${i.field}\
\` is ${E(p)}, and ${E(f)} was written`;l("written",d.value(s.catalog.addresses.params,[u]),o,m)}return c}function fe(e,t){
return P(t)?P(e)&&Object.entries(t).every(([n,s])=>fe(e[n],s)):D(t)?D(e)&&t.every((n,s)=>fe(e[s],n)):e===t}function st({
definition:e,catalog:t,entity:n,examples:s}){let r=O(e,"field").flatMap(({param:l,role:d})=>{let a=s[l]??t.params.fields.
find(({name:c})=>c===l)?.example,o=typeof a=="string"?/[ @]/.test(a):P(a);return a===void 0||!o||n?.identity.includes(d.
field)===!0?[]:[[l,a]]});return Object.fromEntries(r)}var X="gateway";function rt(e,t,n){let s=new Map,r=new Set,l=new Map([X,...t].map(o=>[o,{verdicts:new Map,notTried:new Map}])),
d=X,a=(o,c)=>{l.get(d)?.notTried.set(o,{check:o,reason:c})};return{tried:r,skip:a,judge:(o,c,u,i=!1,f=[])=>{let p=l.get(
d);if(p===void 0||n&&!c.isStated())return;r.add(c.key);let m=`${o} ${c.key}`;p.verdicts.set(m,i===!1&&p.verdicts.get(m)!==
!1);let y=ye(f),g=`${d} ${m} ${y.replace(/\/\d+(?=\/|$)/g,"/*")}`;i===!1||s.has(g)||s.set(g,{code:`verify/${o}`,...d!==X&&
{operation:d},statement:c.read(),message:i,...f.length>0&&{pointer:y},...e(u)})},touch:o=>{if(l.has(d))for(let c of o)r.
add(c)},about:(o=X)=>{d=o},stop:o=>{let c=t.filter(u=>u===d||l.get(u)?.verdicts.size===0);for(d of c)a("rest",o)},findings:()=>[
...s.values()],operations:()=>[...l].map(([o,{verdicts:c,notTried:u}])=>{let i=[...c.values()].filter(f=>f).length;return{
operation:o,tried:c.size,passed:i,failed:c.size-i,notTried:[...u.values()]}})}}async function Ns(e,t){let n=Qt(e,t),{recorder:s,caller:r,created:l,says:d,selected:a}=n,o=[];try{for(let[i,f]of Object.
entries(t.instances))await at(n,i,f);for(let[i,f]of Object.entries(t.credentials??{})){let p=await Xt(n,i,f);p!==void 0&&
(o.push(`the instance ${p} of ${i}: the contract cannot delete instances`),await at(n,i,p))}}catch(i){if(!(i instanceof J))
throw i;s.stop(i.message)}finally{r.insist();for(let[i,f]of l)await f().catch(()=>!1)||o.push(i)}let c=d.about(a),u={tried:c.
filter(i=>s.tried.has(i)).length,total:c.length};return{findings:s.findings(),operations:s.operations(),statements:u,calls:r.
calls(),leftovers:o}}function Qt(e,t){let{catalog:n,sources:s}=e,r=Zt(n,t),l=Je(n,s),d=Ke(()=>c,l),a=it([t.token,t.credentials]),
o=Ie(t,a,be(n),d),c=rt(o.print,r,t.statedOnly===!0);return{options:t,parts:e,selected:r,says:l,recorder:c,habits:d,caller:o,
created:new Map}}function Zt({connectors:e},t){let{instances:n,credentials:s={},operations:r=["*"],writes:l,baseUrl:d,fetch:a}=t,
[o,c]=[e.map(({id:m})=>m),[...Object.keys(n),...Object.keys(s)]],u=c.find(m=>!o.includes(m)),i=e.filter(({id:m})=>c.includes(
m)).flatMap(m=>te(m).map(({id:y})=>y)),f=(m,y)=>new RegExp(`^${m.replaceAll(/[^\w*]/g,"\\$&").replaceAll("*",".*")}$`).test(
y),p=r.find(m=>!i.some(y=>f(m,y)));if(d===void 0&&a===void 0)throw new TypeError("`baseUrl` or `fetch` is needed: which \
gateway is it?");if(u!==void 0)throw new TypeError(`There is no connector \`${u}\`. Known: ${o.join(", ")}.`);if(c.length===
0)throw new TypeError("`instances` is empty: name an instance of a connector.");if(Object.keys(s).length>0&&l!==!0)throw new TypeError(
"`credentials` create instances, which `writes` has to allow.");if(p!==void 0)throw new TypeError(`No operation of these\
 instances fits \`${p}\`.`);return i.filter(m=>r.some(y=>f(y,m)))}function it(e){return typeof e=="string"?[e]:typeof e==
"object"&&e!==null?Object.values(e).flatMap(it):[]}async function Xt({parts:e,recorder:t,says:n,caller:s},r,l){let{gateway:d,
connectors:a}=e.catalog,{judge:o}=t,c=d.addresses.createInstanceResponse,i={connector_definition_id:a.find(({id:y})=>y===
r)?.definitionId.value??"",auth_config:l,name:"verify"};t.about();let f=await x({caller:s,judge:o,says:n},{path:d.createInstance.
path,body:i});if(f===void 0)return;let{issues:p}=e.createResponse.check(f.body),m=P(f.body)?f.body.id:void 0;o("instance",
n.value(c,[]),f,f.status!==200&&`the status is ${f.status}, not 200, for credentials of ${r}`);for(let{path:y,message:g}of f.
status===200?p:[])o("instance",n.value(c,y),f,g,y);return f.status===200&&o("instance",n.value(c,["id"]),f,typeof m!="st\
ring"&&"the answer has no `id`"),typeof m=="string"?m:void 0}var en={list:Z,search_wrapper:Z,page_record:Z,record:ce,delete_result:ce,
download:qe};async function at(e,t,n){let{parts:s,recorder:r,selected:l,habits:d}=e,a=s.catalog.connectors.find(({id:y})=>y===
t),o=s.connectors.find(y=>y.connector.id===t);if(a===void 0||o===void 0)return;let c=nn(e,a,o,n),u=c.filter(({catalog:y})=>l.
includes(y.id)),i=s.examplesOf(t),f=({catalog:y})=>i[y.addresses.params]?.invalid??[],p=c.find(({catalog:y})=>y.effect===
"read");r.about(),p!==void 0&&(await d.checkCors(p),await De(p));for(let y of u.filter(({catalog:g})=>g.effect==="read"))
r.about(y.catalog.id),await en[y.catalog.kind](y),await nt(y),await ie(y,f(y));let m=u.filter(({catalog:y})=>y.effect===
"write");for(let y of new Set(m.map(({catalog:g})=>g.entity)))await tn(e,y,c,f)}async function tn({recorder:e,created:t,
options:n},s,r,l){let[d,a,o,c]=["create","get","update","delete"].map(u=>r.find(({catalog:i})=>i.entity===s&&i.action===
u));if(n.writes===!0&&d!==void 0&&c!==void 0){await ot({create:d,get:a,update:o,remove:c},t,e.about);for(let u of[o,c])e.
about(u?.catalog.id),u!==void 0&&await ie(u,l(u));return}for(let{catalog:u,skip:i}of r.filter(f=>f.catalog.entity===s&&f.
catalog.effect==="write"))e.about(u.id),i("write",n.writes===!0?"what it creates could not be removed again":"writes are\
 not asked for")}function nn({parts:e,caller:t,recorder:n,says:s},r,l,d){let{gateway:a}=e.catalog,{entities:o,operations:c}=xe(
l),u=e.examplesOf(r.id),i=a.execute.path.replace(/\{[^{}]*\}/,()=>encodeURIComponent(d)),f=te(r).flatMap(h=>{let w=c.find(
({operation:k})=>k.id===h.id),$=u[h.addresses.params]?.valid.filter(k=>P(k))??[],b=o.find(({name:k})=>k===h.entity);return w===
void 0?[]:[{definition:w,catalog:h,entity:b,examples:Object.assign({},...$),envelope:l.connector.gateway}]}),{judge:p,skip:m,
touch:y}=n,g=je(f,({catalog:h},w)=>x({caller:t,judge:p,says:s},v({catalog:h,path:i},w)));return f.map(h=>{let w=l.connector.
validators[`${h.catalog.entity}.${h.catalog.action}`];if(w===void 0)throw new Error(`${h.catalog.id} has no validators.`);
return{...h,account:g,caller:t,judge:p,skip:m,touch:y,says:s,gateway:a,path:i,instance:d,validators:w,errorBody:e.errorBody}})}export{Ns as verifyCatalogGateway};
