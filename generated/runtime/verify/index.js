// @generated from templates/verify/verify_gateway.ts by connector-gateway-spec. Do not edit.
import{isObject as $,elementsOf as me,valueAt as H,findCursor as G,isList as D,jsonPointer as ye}from"../engine.js";import{jsonText as ge,findOperation as B,describe as ee,typeText as he,unfold as we,operationsOf as te,toVocabulary as ke}from"../../shared/catalog.js";import{conditionTest as be,firstAt as I,namesIn as K,readerOf as Pe,toFilter as W,parseOrder as $e,parseSearch as Oe,toDefinition as xe}from"../sandbox/index.js";import{printFieldPath as ve}from"../../shared/field_path.js";var dt=8;function Se(e,t){let n=new Map,s=new Map,o=({definition:i,entity:f},p,y)=>{let{entity:m}=i.operation,h=O(i,"par\
ent").flatMap(({param:k,role:{entities:P,by:x}})=>P.flatMap(v=>n.get(v)??[]).filter(v=>J(v,x)===p[k]).slice(0,1)).flatMap(
k=>[k,...k.parents]),w=y.flatMap(k=>$(k)?[{entity:f,record:k,parents:h}]:[]),b=new Map([...n.get(m)??[],...w].map(k=>[V(
k),k]));return n.set(m,[...b.values()]),w},l=async i=>{let f=e.filter(({definition:{operation:p}})=>p.entity===i&&/^(?:list|page_record|search_wrapper)$/.
test(p.kind));for(let p of n.has(i)?[]:f)if((await u(p)).items.length>0)break;return n.get(i)??[]},d=async({definition:i})=>{
let[f]=O(i,"identity"),p=f===void 0?O(i,"parent").at(-1)?.role.entities:[f.role.entity??i.operation.entity],y=[];for(let h of p??
[])y.push(...await l(h));let m=O(i,"index").map(({role:h})=>h.field),g=i.only.map(be);return y.filter(({record:h})=>g.every(
w=>w(h))&&m.every(w=>I(h,w)!==void 0))},a=async(i,f)=>{let{definition:p}=i,y=[...O(p,"identity"),...O(p,"parent")],m=f??
(await d(i))[0];if(m===void 0&&y.length>0)return"the account has no record that it can be called for";let g={};for(let{param:h,
role:w}of y){let b=w.kind==="parent"?w.entities:[w.entity??p.operation.entity],k=m&&[m,...m.parents].find(({entity:x})=>b.
includes(x?.name??"")),P=k&&J(k,w.kind==="parent"?w.by:w.fields[0]);if(P===void 0)return`no record says what \`${h}\` is`;
g[h]=P}return{...await r(i),...z(i),...g}},r=async({definition:{operation:i}})=>{if(i.paging?.kind!=="change_feed")return{};
for(let f of e){let[p]=Object.entries(f.definition.starts).find(([,g])=>g===i.entity)??[],y=p===void 0?void 0:await t(f,
z(f)),m=$(y?.body)?H(y.body[f.envelope.result],[p??""]):void 0;if(typeof m=="string")return{[i.paging.next]:m}}return{}},
c=async i=>{let{definition:f}=i,p=O(f,"parent").length>0?(await d(i)).slice(0,dt):[void 0],y={params:{},items:[]};for(let m of p){
let g=await a(i,m),h=typeof g=="string"?void 0:await t(i,g);if(!(typeof g=="string"||h===void 0)&&(y={params:g,exchange:h,
items:o(i,g,ne(i,h))},y.items.length>0))break}return y},u=i=>{let f=s.get(i.catalog.id)??c(i);return s.set(i.catalog.id,
f),f};return{listing:u,learn:o,paramsFor:a,candidates:d}}function O({roles:e},t){let n=s=>s.kind===t;return Object.entries(
e).flatMap(([s,o])=>n(o)?[{param:s,role:o}]:[])}function ne({definition:e,envelope:t},{body:n}){return $(n)?me(e.operation,
n[t.result]):[]}function M(e,t){let[n,s]=[K(e?.element??""),K(t)];return n.length>0&&n.every((o,l)=>s[l]===o)?ve(s.slice(
n.length)):t}function J({record:e,entity:t},n=t?.identity[0]){let s=n===void 0?void 0:I(e,n)??I(e,M(t,n));return typeof s==
"string"||typeof s=="number"?s:void 0}function V(e){return String(J(e)??JSON.stringify(e.record))}function z({definition:e,
catalog:t,examples:n}){let o=t.params.fields.filter(({name:l,required:d})=>d||e.neededInPractice.includes(l)).flatMap(({
name:l,example:d,role:a})=>{let r=a?.kind==="index"?0:a?.kind==="select"&&a.as==="mask"?"*":n[l]??d;return r===void 0||a?.
kind==="identity"||a?.kind==="parent"?[]:[[l,r]]});return Object.fromEntries(o)}import{hideInValue as je,redactText as Y}from"../../shared/secrets.js";var A=class extends Error{name="Stop"},F=class extends Error{name="NoAnswer";request;constructor(t,n){super(n),this.request=
t}},se=16*1024*1024,ct=6e4,lt=120,Ee=5,Re=600;function Ie(e,t,{isSecretName:n},s){let{baseUrl:o="http://gateway.invalid",
token:l="verify",rate:d=0}=e,[a,r]=[o.replace(/\/+$/,""),e.fetch??fetch],{signal:c,budget:u=1/0}=e,[i,f,p]=[0,0,0],y=async h=>{
if(h>0&&await yt(h,c),c?.aborted===!0)throw new A("the verification was stopped")},m=async h=>{if(i>=u)throw new A(`the \
budget of ${u} calls is used up`);i+=1;let w=performance.now(),b=d>0?f-w:0;f=Math.max(f,w)+1e3/(d||1/0),await y(b);let{method:k,
headers:P,path:x}=h,v=AbortSignal.timeout(ct),N={method:k,headers:P,redirect:"manual",signal:c===void 0?v:AbortSignal.any(
[v,c])},ue=ft(h);try{let q=await r(a+x,ue===void 0?N:{...N,body:ue}),pe={request:h,status:q.status,headers:q.headers,...await ut(
q)};return p=0,s.onAnswer(pe),pe}catch(q){throw await y(0),p+=1,p>=Ee?new A(`the gateway does not answer (${Ce(q)})`):new F(
h,Ce(q))}},g=h=>ge(je(h,t,{redactText:Y,hides:n}));return{send:async({headers:h={},...w})=>{let b={authorization:`Bearer\
 ${l}`,"content-type":"application/json",...s.headers()},k=Object.entries({...b,...h}).filter(x=>x[1]!==null),P={method:"\
POST",path:"/",...w,headers:Object.fromEntries(k)};for(let x=0;;x+=1){let v=await m(P);if(v.status!==429&&v.status!==503||
x>=Ee)return v;let N=mt(v.headers.get("retry-after"));if(N>lt)throw new A(`the gateway asks to wait ${Math.ceil(N)} seco\
nds`);await y(N*1e3)}},calls:()=>i,insist:()=>{[c,u]=[void 0,1/0]},print:({request:h,status:w,headers:b,body:k,bytes:P})=>({
request:gt(a,h,h.text??(h.body===void 0?void 0:g(h.body))),answer:w===void 0?"none":`${w} ${Y(b?.get("content-type")??"")}\
 ${k===void 0?`${P?.byteLength??0} bytes`:Ve(g(k))}`})}}function ft({body:e,text:t}){return e===void 0?t:JSON.stringify(
e)}async function ut({body:e}){let t=[],n=0,s=e?.getReader();for(let l=await s?.read();l?.done===!1&&n<=se;l=await s?.read())
t.push(l.value),n+=l.value.byteLength;n>se&&await s?.cancel();let o=new Uint8Array(await new Blob(t).arrayBuffer());return{
bytes:o,isCut:n>se,body:pt(new TextDecoder().decode(o))}}function pt(e){try{return JSON.parse(e)}catch{return}}function Ce(e){
let{message:t,cause:n}=e instanceof Error?e:new Error(String(e));return Y(n instanceof Error&&n.message!==""?`${t}: ${n.
message}`:t)}function mt(e){let t=Number(e??1);return Number.isNaN(t)?Math.max(0,(Date.parse(e??"")-Date.now())/1e3)||1:
t}function yt(e,t){return new Promise(n=>{let s=setTimeout(n,e);t?.addEventListener("abort",()=>{clearTimeout(s),n()})})}
function gt(e,{method:t,path:n,headers:s},o){let l=Object.entries(s).map(([a,r])=>a==="authorization"?` -H "authorizatio\
n: ${r.replace(/ .*/," $CONNECTOR_GATEWAY_TOKEN")}"`:` -H '${a}: ${r}'`),d=o===void 0?"":` --data '${Ve(o).replaceAll("'",
String.raw`'\''`)}'`;return`curl${t==="POST"?"":` -X ${t}`} '${e}${n}'${l.join("")}${d}`}function Ve(e){return e.length<=
Re?e:`${e.slice(0,Re)}… (${e.length} characters)`}function Je(e,t){let n=Object.entries(t).flatMap(([s,o])=>o===void 0?[]:[{file:s,lines:o.split(`
`)}]);return(s,o)=>{let[l="",d="",a="",r=""]=s.split("."),c=o.replace(/^.* (?:default )?/,"").split("."),u=B(e,`${l}.${d}\
.${a}`)?.returns?.record??"",i=["entities",d,"actions",a],f=r==="record"?[["records",u,"fields",...c]]:[[...i,...r===""?
[]:[r,...c]],i],p=n.filter(({lines:y})=>y.some(m=>m.trim().replace(/^extends:/,"connector:")===`connector: ${l}`));for(let y of f)
for(let{file:m,lines:g}of p){let h=ht(g,y);if(h>0)return{file:m,line:h}}return{}}}function ht(e,t){let[n,s,o]=[0,-1,0];for(let l of t){
let d=e.findIndex((r,c)=>c>=n&&r.trimStart().startsWith(`${l}:`)&&r.search(/\S/)>s),a=e.slice(n,Math.max(n,d)).some(r=>/^\s*\w/.
test(r)&&r.search(/\S/)<=s);if(d<0||a)return 0;[n,s,o]=[d+1,(e[d]??"").search(/\S/),d+1]}return o}var wt={answered:"Every request gets an answer.",json:"Answers that are not downloads are JSON, and `Content-Type` says \
so.",challenge:"An answer with status 401 has the header `WWW-Authenticate` (RFC 9110).",keys:"An envelope has only the \
keys of the contract.",requestId:"A gateway that numbers its answers with `x-request-id` numbers all of them.",cors:"A g\
ateway that lets pages of other origins in lets them send calls and read answers.",length:"The bytes of a download are a\
s many as `Content-Length` says."},re="response";function Ae(e,t){let{gateway:n}=e,s=Je(e,t),o=(a,r,c,u="")=>({key:a,isStated:()=>r.
origin.kind==="stated",read:()=>({text:c,basis:r.origin.kind==="stated"?"stated":"assumed",...kt(r),...s(u,a)})}),l=a=>({
key:a,isStated:()=>!1,read:()=>({text:a,basis:"rule"})}),d=(a,r=[])=>{let{type:c,records:u}=ee(e,a,r),i=we(c,u);return i?.
kind==="object"?(i.shape?.fields??[]).map(({name:f})=>L(a,[f])):[]};return{rule:a=>l(wt[a]),status:a=>{let r=n.statuses.
find(c=>c.status===a);return r===void 0?l(`Only the statuses of the contract are used, and ${a} is none of them.`):o(`st\
atus ${a}`,r,`Status ${a}: ${r.description??""}`)},aspect:(a,r)=>{let{id:c,description:u="an operation.",kind:i,paging:f,
returns:p,ordered:y="",origin:m,section:g}=a,h={operation:[`${c}: ${u}`,m],result:[`The result of ${c} is a ${i.replaceAll(
"_"," ")}.`,p?.origin??m],paging:[`The pages of ${c} follow each other by ${f?.kind.replaceAll("_"," ")??""}.`,f?.origin??
m],order:[`${c} returns its records ${y.replaceAll("_"," ")}.`,m]},[w,b]=h[r];return o(`${c} ${r}`,{section:g,origin:b},
w,c)},value:(a="",r)=>{let c=L(a,r),u=()=>ee(e,a,r),i=()=>({section:"",origin:{kind:"stated"},...u()}),f=()=>{let{type:p,
description:y=""}=u();return`\`${_e(r).join(".")||a}\`${p===void 0?"":` is \`${he(p)}\``}: ${y}`};return{key:c,isStated:()=>i().
origin.kind==="stated",read:()=>o(c,i(),f(),a).read()}},preset:({id:a,params:r,section:c,origin:u},i)=>{let f=r.fields.find(
({name:y})=>y===i),p={section:f?.section??c,origin:f?.default?.origin??u};return o(`${a}.params default ${i}`,p,`\`${i}\`\
 is ${JSON.stringify(f?.default?.value)} when it is left out.`,`${a}.params`)},about:a=>[...n.statuses.map(({status:r})=>`\
status ${r}`),...n.execute.response.shape.fields.map(({name:r})=>`${re} ${r}`),...d(n.addresses.error),...a.flatMap(r=>{
let{addresses:c,paging:u,ordered:i}=B(e,r)??{addresses:{params:""}},f=[c.params,c.meta,c.record].filter(m=>m!==void 0),p=u!==
void 0&&u.kind!=="none";return[...["operation",...c.response?["result"]:[],...p?["paging"]:[],...i?["order"]:[]].map(m=>`${r}\
 ${m}`),...f.flatMap(m=>d(m))]})]}}function L(e,t){return`${e.endsWith(`.${re}`)?re:e} ${_e(t).join(".")}`}function _e(e){
return e.filter(t=>typeof t=="string")}function kt({section:e}){let[t="",...n]=e.split(", ");return{...t!==""&&{document:t},
...n.length>0&&{section:n.join(", ")}}}var bt=[403,424,429,501,502,503,504],Pt=20;async function S({caller:e,judge:t,says:n},s){try{return await e.send(s)}catch(o){
if(!(o instanceof F))throw o;t("connection",n.rule("answered"),o,`there is no answer: ${o.message}`);return}}function j({
catalog:{entity:e,action:t},path:n},s){return{path:n,body:{entity:e,action:t,params:s}}}async function R(e,t,n){let s=await S(
e,j(e,n));return s&&_(e,t,n,s)}function _(e,t,n,s){let{catalog:o,envelope:l,judge:d,touch:a,says:r,validators:c,gateway:u}=e,
{status:i,body:f}=s;if(bt.includes(i)){oe(e,s),e.skip(t,`the gateway answers ${i}`);return}let p=i===200||o.kind==="down\
load"&&i===206;if(d("status",r.aspect(o,"operation"),s,!p&&`the status is ${i}, not 200, for a request that the catalog \
accepts`),a(Object.keys(n).map(P=>L(o.addresses.params,[P]))),p||oe(e,s),!p||c.response===void 0)return p?{result:void 0,
meta:void 0,records:[],exchange:s}:void 0;Te(e,s);let{issues:y}=c.response.check(f,{maxIssues:Pt});y.length===0&&d("resu\
lt",r.aspect(o,"result"),s);for(let{path:P,message:x}of y)$t(e,s,P,x);if(!$(f))return;let{shape:m}=u.execute.response;Me(
e,"envelope",s,m.fields.map(({name:P})=>P)),Ot(e,s);let g=ne(e,s),{record:h,meta:w,response:b=""}=o.addresses,k=(P,x)=>{
P!==void 0&&$(x)&&a(Object.keys(x).map(v=>L(P,[v])))};k(b,f),k(w,f[l.meta]);for(let P of o.kind==="list"?g:[f[l.result]])
k(h,P);return{result:f[l.result],meta:f[l.meta],records:g,exchange:s}}function $t({catalog:e,envelope:t,judge:n,says:s},o,l,d){
let{record:a,meta:r,response:c}=e.addresses,[u,...i]=l,f=e.kind==="list"?i.slice(1):i;u===t.result&&f.length===0?n("resu\
lt",s.aspect(e,"result"),o,d,l):u===t.result?n("record",s.value(a,f),o,d,l):u===t.meta&&r!==void 0?n("meta",s.value(r,i),
o,d,l):n("envelope",s.value(c,l),o,d,l)}function Te({judge:e,says:t},{headers:n,body:s,...o}){let l=n.get("content-type"),
d=/^application\/(?:[\w.+-]+\+)?json\b/i.test(l??""),a=s===void 0?"the body is not JSON":!d&&`the header content-type is\
 ${l??"missing"}`;e("header",t.rule("json"),{headers:n,body:s,...o},a)}function Me({judge:e,says:t},n,s,o){let l=$(s.body)?
Object.keys(s.body):[],d=l.find(r=>!o.includes(r)),a=o.filter(r=>!l.includes(r)).join(", ");e(n,t.rule("keys"),s,d!==void 0&&
`\`${d}\` is no key of the contract. Missing: ${a||"none"}`)}function Ot({catalog:e,envelope:{execution:t},judge:n,says:s,
instance:o},l){let d=t&&$(l.body)?l.body[t.field]:void 0,a=t&&$(d)?d[t.instanceId]:void 0;if(t===void 0||a===void 0)return;
let r=[t.field,t.instanceId];n("envelope",s.value(e.addresses.response,r),l,a!==o&&`the instance is not ${o}`,r)}function C(e,t,n,{
status:s,names:o=[],because:l}){let{judge:d,says:a}=e,r=s.includes(n.status);return d(t,a.status(s[0]??0),n,!r&&`the sta\
tus is ${n.status}, not ${s.join(" or ")}, for ${l}`),r?(oe(e,n),ae(e,n),o.filter(c=>!vt(n.body,c))):o}var xt={401:["www\
-authenticate",/./],405:["allow",/\bpost\b/i],416:["content-range",/^bytes \*\/\d+$/],429:["retry-after",/./],503:["retr\
y-after",/./]};function ae({judge:e,says:t},n){let{status:s,headers:o}=n,[l,d]=xt[s]??[];if(l===void 0||d===void 0)return;
let a=s===401?t.rule("challenge"):t.status(s);e("header",a,n,!d.test(o.get(l)??"")&&`the header ${l} is missing or wrong`)}
function oe(e,t){let{judge:n,touch:s,says:o,errorBody:l,gateway:d}=e,{error:a}=d.addresses;if(Te(e,t),!$(t.body))return;
let r=Object.keys(t.body);s(r.map(i=>L(a,[i])));let c=d.error.shape.fields.map(({name:i})=>i);for(let{message:i,path:f}of l.
check(t.body).issues)n("error",o.value(a,f),t,i,f);Me(e,"error",t,c);let u=c.find(i=>!r.includes(i));n("error",o.value(a,
[]),t,u!==void 0&&`the error has no \`${u}\``)}function vt(e,t){return($(e)&&D(e.errors)?e.errors:[]).map(o=>$(o)?K(String(
o.field)).join("."):"").some(o=>`${o}.`.startsWith(`${t.join(".")}.`))}function E(e){let t=e===void 0?"nothing":JSON.stringify(
e);return t.length>80?`${t.slice(0,80)}…`:t}var Ne=async e=>{let{account:t,catalog:n,judge:s,says:o,skip:l}=e,d=await t.paramsFor(e);if(typeof d=="string")return l(
"download",d);let a=await S(e,j(e,d));if(a===void 0||_(e,"download",d,a)===void 0)return;let{headers:r,bytes:c,isCut:u}=a,
i=r.get("content-length"),f=i!==null&&!u&&Number(i)!==c.byteLength;s("download",o.rule("length"),a,f&&`content-length is\
 ${i}, and there are ${c.byteLength} bytes`),s("header",o.aspect(n,"operation"),a,!r.has("content-type")&&"the header co\
ntent-type is missing"),u||c.byteLength<4?l("range",`the file is too ${u?"long":"short"} to be compared`):await St(e,d,a)};
async function St(e,t,n){let{definition:s,validators:o}=e,{byteLength:l}=n.bytes,[d,a]=[Math.floor(l/2),l-1],r=[["0-0",0,
0],[`1-${d}`,1,d],[`${d}-`,d,a],["-2",a-1,a],[`${d}-${l+100}`,d,a]];for(let{param:c}of O(s,"range")){let u=f=>({...t,[c]:`\
bytes=${f}`});for(let[f,p,y]of r){let m=o.params.is(u(f))?await S(e,j(e,u(f))):void 0;m!==void 0&&jt(e,c,m,n.bytes.subarray(
p,y+1),`bytes ${p}-${y}/${l}`)}let i=await S(e,j(e,u(`${l+1}-`)));i!==void 0&&C(e,"range",i,{status:[416],because:`a ran\
ge behind the ${l} bytes of the file`})}}function jt({catalog:e,judge:t,says:n},s,o,l,d){let{status:a,headers:r,bytes:c}=o,
u=r.get("content-range"),i=c.length===l.length&&l.every((p,y)=>p===c[y]),f=a!==206?`the status is ${a}, not 206, for ${d}`:
u!==d?`content-range is ${u??"missing"}, not ${d}`:!i&&`the ${c.length} bytes are not those of ${d}`;t("range",n.value(e.
addresses.params,[s]),o,f)}async function ie(e,t){let n=[];for(let{value:s,...o}of t){let l=["params",...o.issue.pointer.split("/").slice(1)];if(!$(
s))continue;let d={...o,value:s,path:l},a=n.find(r=>l.length>1&&r.every(c=>c.path[1]!==void 0&&c.path[1]!==l[1]));a===void 0?
n.push([d]):a.push(d)}for(let s of n){let o=s.length===1?void 0:await S(e,j(e,Ct(s))),l=o?.status===422?C(e,"invalid",o,
Le(s)):s.map(({path:d})=>d);for(let d of s)o!==void 0&&!l.includes(d.path)?We(e,d,o,[]):await Et(e,d)}}async function Et(e,t){
let n=await S(e,j(e,t.value));n!==void 0&&We(e,t,n,n.status===422?C(e,"invalid",n,Le([t])):[])}var Rt=/\/(?:minimum|maximum|multiple-of|(?:min|max)-(?:length|items))$/;
function We({catalog:e,judge:t,says:n},s,o,l){let{path:d,issue:a,about:r=`has the issue ${a.code}`}=s,c=n.value(e.addresses.
params,d.slice(1)),u=`\`${d.join(".")}\`, which ${r}`,i=o.status!==422?`the status is ${o.status}, not 422, for ${u}`:l.
length>0&&`no entry of \`errors\` names ${u}`;t(Rt.test(a.code)?"limit":"invalid",c,o,i,d)}function Le(e){return{status:[
422],names:e.map(({path:t})=>t),because:"params that break rules"}}function Ct(e){let t=e.map(({path:s})=>s[1]),n=e.flatMap(
({value:s})=>Object.entries(s).filter(([o])=>!t.includes(o)));return Object.fromEntries([...n,...e.flatMap(({value:s,path:o})=>Object.
entries(s).filter(([l])=>l===o[1]))])}var qe=1024*1024+1,It=16*1024*1024;function Vt(e){let{catalog:t,path:n,gateway:s,instance:o}=e,
{entity:l,action:d}=t,a=j(e,{}),r=(u,i)=>({...a,headers:{[u]:i}}),c=u=>({path:n,body:u});return[["token",r("authorizatio\
n",null),401,"a request without a token"],["token",r("authorization","Basic dmVyaWZ5OnZlcmlmeQ=="),401,"a request withou\
t a bearer token"],["instance",{...a,path:n.replace(encodeURIComponent(o),"inst_that_nobody_has")},404,"an unknown insta\
nce"],["path",{...a,path:`${s.createInstance.path}/no/such/path`},404,"an unknown path"],["method",{...a,method:"PUT"},405,
"the method PUT"],["media",r("content-type","text/plain"),415,"a body that is text"],["media",r("content-encoding","gzip"),
415,"a body that is compressed"],["json",{path:n,text:`{"entity":"${l}",`},422,"a body that is not JSON"],["json",{path:n,
text:""},422,"an empty body"],["json",c([l,d]),422,"a body that is a list"],["entity",c({entity:"no_such_entity",action:d}),
422,"an unknown entity","entity"],["entity",c({entity:"__proto__",action:d}),422,"an unknown entity","entity"],["action",
c({entity:l,action:"no_such_action"}),422,"an unknown action","action"],["action",c({entity:l,action:"constructor"}),422,
"an unknown action","action"],["body",c({action:d}),422,"a body without `entity`","entity"],["body",c({entity:l}),422,"a\
 body without `action`","action"],["body",c({entity:l,action:d,params:[]}),422,"params that are a list","params"],["body",
{path:n,text:`{"entity":"${l}","action":"${d}","__proto__":{}}`},422,"an unknown key"]]}var De=async e=>{let{judge:t,says:n,
caller:s}=e;for(let[d,a,r,c,u]of Vt(e)){let i=await S(e,a),p=i&&C(e,d,i,{status:[r],because:c,names:u===void 0?[]:[[u]]});
i?.status===r&&u!==void 0&&t(d,n.status(r),i,p?.length===1&&`no entry of \`errors\` names \`${u}\`, for ${c}`)}let{entity:o,
action:l}=e.catalog;for(let d of[qe,It]){let a=await s.send({path:e.path,text:JSON.stringify({entity:o,action:l}).padEnd(
d)});if(!(a.status===200&&d===qe)){C(e,"size",a,{status:[413],because:`a body of ${d} bytes`});break}}};var Q="https://verify.example";function Ke(e,t){let n,s=!1,o=({headers:l})=>["*",Q].includes(l.get("access-control-allow\
-origin")??"");return{headers:()=>s?{origin:Q}:{},onAnswer:l=>{let{judge:d}=e(),{headers:a,status:r}=l;(r===429||r===503)&&
ae({judge:d,says:t},l),n??=a.has("x-request-id"),n&&d("header",t.rule("requestId"),l,!a.has("x-request-id")&&"the header\
 x-request-id is missing"),s&&d("cors",t.rule("cors"),l,!o(l)&&"the header access-control-allow-origin is missing")},checkCors:async l=>{
let{path:d,judge:a,skip:r}=l,u=await S(l,{path:d,method:"OPTIONS",headers:{...{origin:Q,"access-control-request-method":"\
POST","access-control-request-headers":"authorization, content-type"},authorization:null,"content-type":null}}),i=await S(
l,{...j(l,{}),headers:{origin:Q}});if(u===void 0||i===void 0)return;if(s=o(u)&&o(i),!o(u)&&!o(i))return r("cors","the ga\
teway lets no page of another origin in");let[f,p]=["headers","methods"].map(h=>(u.headers.get(`access-control-allow-${h}`)??
"").toLowerCase()),y=["authorization","content-type"].every(h=>f==="*"||f?.includes(h)===!0),m=`the answer to ${o(i)?"OP\
TIONS":"POST"} does not let the page in`,g=s?(!y||!/post|\*/.test(p??""))&&`a page may send ${f??""} with ${p??""} only`:
m;a("cors",t.rule("cors"),o(u)?i:u,g)}}}var Jt=2,At=6;async function Fe(e,t){let{definition:n,skip:s}=e;for(let{param:o,role:l}of O(n,"filter")){let d=_t(e,t,o,
l);d.length===0&&s(`filter ${o}`,"no record shows a value for it");let a=O(n,"modifies").find(({role:{params:r}})=>r.includes(
o))?.param;for(let r of d){await ze(e,t,{[o]:r},W(l,r,T(e,o)));let c=W(l,r,{...T(e,o),inclusive:!0});a!==void 0&&await ze(
e,t,{[o]:r,[a]:!0},c)}}for(let{param:o,role:l}of[...O(n,"includes"),...O(n,"excludes")]){let[d]=t.pages;d!==void 0&&U(e,
o,void 0,d,W(l,void 0,T(e,o)));let a=await R(e,"filter",{...t.params,[o]:!0});a!==void 0&&U(e,o,!0,a,W(l,!0,T(e,o)))}}async function ze(e,t,n,s){
let{definition:o,catalog:l,account:d,validators:a,judge:r,says:c}=e,u={...t.params,...n},[[i,f]=["",null]]=Object.entries(
n),p=a.params.is(u)?await R(e,"filter",u):void 0;if(p===void 0)return;U(e,i,f,p,s);let y=d.learn(e,u,p.records).map(V);if(!t.
isComplete||G(o.operation,u,p)!==void 0)return;let m=t.items.find(h=>s(h.record)&&!y.includes(V(h))),g=m!==void 0&&`the \
record ${V(m)} fits \`${i}\` ${E(f)}, and is not returned`;r("filter",c.value(l.addresses.params,[i]),p.exchange,g)}function U({
catalog:e,judge:t,says:n},s,o,{records:l,exchange:d},a){let r=l.findIndex(u=>!a(u)),c=r>=0&&`the record at position ${r}\
 does not fit \`${s}\` ${E(o)}`;t("filter",n.value(e.addresses.params,[s]),d,c)}function T({entity:e},t){return{param:t,
fieldNames:e?.fields??[]}}function _t(e,{items:t,params:n},s,o){let{catalog:l,entity:d,validators:a}=e,r=l.params.fields.
find(({name:y})=>y===s),c=Tt(e,t,o),u=Object.values(o.meanings??{}).flat(),i=u.length>0?u.every(y=>d?.hidden.includes(y.
field)===!1):c.length>0;return r===void 0||!i?[]:[...c,...o.as==="interval"?[]:Ue(r.type)].flatMap(Mt).flatMap(y=>{if(!a.
params.is({...n,[s]:y}))return[];let m=W(o,y,T(e,s)),g=t.filter(({record:h})=>m(h)).length;return[{value:y,grade:g===0?1:
g<t.length?0:2}]}).toSorted((y,m)=>y.grade-m.grade).slice(0,Jt).map(({value:y})=>y)}function Tt({entity:e},t,{field:n,as:s}){
let o=Pe(M(e,n??"")),l=n===void 0?[]:[...new Set(t.flatMap(({record:c})=>o(c)))];if(s!=="interval")return l.slice(0,At);
let d=l.filter(c=>typeof c=="number").toSorted((c,u)=>c-u),[a,r]=[d[Math.floor(d.length/3)],d[Math.floor(d.length*2/3)]];
return a===void 0||r===void 0?[]:[{gte:a,lt:r},{gt:a,lte:r}]}function Ue(e){return e.kind==="array"?Ue(e.items):e.kind!==
"scalar"?[]:[...e.types.includes("boolean")?[!0,!1]:[],...e.enum??e.commaList?.values??e.knownValues??[]]}function Mt(e){
return typeof e=="object"?[e]:(typeof e=="string"&&/^\d{1,15}$/.test(e)?[e,Number(e)]:[e,String(e)]).flatMap(n=>[n,[n,n]])}import{OperationError as He}from"../server/index.js";var Nt=2,qt=12,Wt={text:(e,t)=>t,clauses:(e,t)=>`${e}:"${t.replaceAll(/["\\]/g,"\\$&")}"`,jql:(e,t)=>`${e} = "${t.replaceAll(
/["\\]/g,"\\$&")}"`,file_query:(e,t)=>`${e} = '${t.replaceAll(/['\\]/g,"\\$&")}'`,filter_groups:(e,t)=>[{filters:[{propertyName:e,
operator:"EQ",value:t}]}]};async function Ge(e,{items:t,params:n}){let{catalog:s,definition:o,validators:l,skip:d}=e;for(let{
param:a,role:r}of O(o,"search")){let c=s.params.fields.find(({name:p})=>p===a)?.example,u=[...Lt(e,t,r),...c===void 0?[]:
[c]].flatMap(p=>{let y=Ye(()=>Oe(r,p,T(e,a)).matches),m=y===void 0?0:t.filter(({record:g})=>y(g)).length;return y===void 0||
!l.params.is({...n,[a]:p})?[]:[{query:p,matches:y,isSelective:m>0&&m<t.length}]}),i=u.find(({isSelective:p})=>p)??u[0],f=i&&
await R(e,"search",{...n,[a]:i.query});i===void 0?d(`search ${a}`,"no record has a value to search for"):f!==void 0&&U(e,
a,i.query,f,i.matches)}}function Lt({entity:e},t,{fields:n={},language:s,in:o=[]}){let l=Object.entries(n).flatMap(([c,u])=>u.
map(i=>[c,i])),d=t.slice(0,1).flatMap(({record:c})=>$(c.properties)?Object.keys(c.properties):[]),a=s==="filter_groups"?
d.map(c=>[c,`properties.${c}`]):[],r=[...o,...e?.identity??[],...e?.fields??[]].map(c=>[c,c]);return[...a,...l,...r].slice(
0,qt).flatMap(([c,u])=>t.slice(0,3).map(({record:f})=>I(f,M(e,u))).flatMap(f=>typeof f=="string"&&f!==""?[Wt[s](c,f)]:[]))}
async function Be(e,{items:t,params:n}){let{catalog:s,definition:o,validators:l,judge:d,says:a,skip:r}=e;for(let{param:c,
role:u}of O(o,"order")){let{type:i,example:f}=s.params.fields.find(({name:g})=>g===c)??{},p=Object.keys(u.fields??{}).flatMap(
g=>[g,u.language==="signed"?`-${g}`:`${g} desc`]),m=[...i?.kind==="scalar"?i.enum??i.commaList?.values??i.knownValues??[]:
[],...p,...f===void 0?[]:[f]].flatMap(g=>{let h=Ye(()=>$e(u,g,T(e,c)));return h!==void 0&&t.some(({record:b},k)=>h(t[k-1]?.
record??b,b)>0)&&l.params.is({...n,[c]:g})?[{value:g,compare:h}]:[]});m.length===0&&r(`order ${c}`,"the records are in t\
hat order already");for(let{value:g,compare:h}of m.slice(0,Nt)){let w=await R(e,"order",{...n,[c]:g}),b=w===void 0?[]:e.
account.learn(e,n,w.records),k=b.findIndex(({record:x},v)=>h(b[v-1]?.record??x,x)>0),P=k>0&&`the record at position ${k}\
 comes before the one in front of it, by \`${c}\` ${E(g)}`;w!==void 0&&d("order",a.value(s.addresses.params,[c]),w.exchange,
P)}}}function Ye(e){try{return e()}catch(t){if(t instanceof He)return;throw t}}var Ze=20,Dt=3,Qe=100,Z=async e=>{let{account:t,skip:n}=e,{params:s,exchange:o,items:l}=await t.listing(e),d=o&&_(e,"lis\
t",s,o);if(d===void 0)return o?void 0:n("list","the account has no record that the list is of");if(Xe(e,s,d),l.length===
0)return n("records","the account has no records here");let a=de(e),r=await et(e,a===void 0?s:{...s,[a.name]:a.max});r!==
void 0&&(r.isComplete||n("paging",`the list has more than ${Ze} pages`),Kt(e,r),await zt(e,r),await Fe(e,r),await Ge(e,r),
await Be(e,r))};function de({catalog:e}){let t=e.params.fields.find(({role:n})=>n?.kind==="paging"&&n.part==="size");if(t?.
type.kind==="scalar")return{name:t.name,min:Math.max(1,t.type.min??1),max:Math.min(t.type.max??Qe,Qe*10),preset:t.default?.
value}}function Xe(e,t,{records:n,exchange:s}){let{catalog:o,judge:l,says:d}=e,a=de(e);if(a===void 0)return;let r=t[a.name],
c=r??a.preset,u=r===void 0?d.preset(o,a.name):d.value(o.addresses.params,[a.name]);typeof c=="number"&&l("limit",u,s,n.length>
c&&`the page has ${n.length} records, more than ${c}`)}async function et(e,t){let{definition:n,catalog:s,account:o,judge:l,
says:d}=e,a=({exchange:i},f)=>l("paging",d.aspect(s,"paging"),i,f),r=[],c=[],u=new Set;for(let i=t;r.length<Ze;){let f=await R(
e,"paging",i);if(f===void 0)return;Xe(e,i,f);let p=o.learn(e,i,f.records),y=s.paging?.kind==="change_feed"?void 0:p.map(
V).find(b=>c.some(k=>V(k)===b));r.length>0&&a(f,y!==void 0&&`the record ${y} has been on a page before`),r.length>0&&p.length===
0&&s.paging?.kind==="record_cursor"&&a(f,"the page before says that there is more, and this one is empty"),r.push(f),c.push(
...p);let m=G(n.operation,i,f);if(m===void 0)return{items:c,pages:r,params:t,isComplete:!0};let{param:g,value:h}=m,w=h===
void 0?`the page says neither that it is the last, nor what \`${g}\` comes next`:u.has(JSON.stringify(h))&&`\`${g}\` lead\
s to a page that has been there already`;if(a(f,w),w!==!1)return{items:c,pages:r,params:t,isComplete:!0};u.add(JSON.stringify(
h)),i={...i,[g]:h}}return{items:c,pages:r,params:t,isComplete:!1}}function Kt({catalog:e,definition:t,entity:n,judge:s,says:o,
skip:l},{items:d,pages:[a]}){if(t.ordered===void 0||n?.created===void 0||a===void 0)return;let r=M(n,n.created),u=d.map(
({record:f})=>I(f,r)).map(f=>typeof f=="string"?Date.parse(f):Number(f)),i=u.findIndex((f,p)=>p>0&&f>(u[p-1]??f));if(new Set(
u).size<2)return l("order","no two records have different times");s("order",o.aspect(e,"order"),a.exchange,i>0&&`the rec\
ord at position ${i+1} is newer than the one before it, by \`${r}\``)}async function zt(e,t){let{catalog:n,validators:s,
judge:o,says:l,skip:d}=e,{paging:a}=n,[r,c]=[de(e),t.items.length];if(a===void 0||a.kind==="none"||a.kind==="change_feed")
return;let u=Math.max(r?.min??1,Math.ceil(c/Dt)),i={...t.params,[r?.name??""]:u};if(r===void 0||!t.isComplete)return d("\
pages","the list cannot be read in pages of another size");if(u>=c||!s.params.is(i))return d("pages","there is no second\
 page");Ut(e,t);let f=await et(e,i),p=f?.pages.at(-1);if(f===void 0||p===void 0)return;let y=Ft(t.items.map(V),f.items.map(
V));o("paging",l.aspect(n,"paging"),p.exchange,y!==void 0&&`in pages of ${u}, ${y}`),a.kind==="record_cursor"&&a.previous!==
void 0&&await Ht(e,f,a.previous,a.id)}function Ft(e,t){let n=e.find(o=>!t.includes(o));if(n!==void 0)return`the record ${n}\
 is lost (there are ${t.length} instead of ${e.length})`;let s=t.find(o=>!e.includes(o));return s!==void 0?`there is the\
 record ${s}, which a larger page does not have`:e.join()===t.join()?void 0:"the records are in another order"}function Ut({
catalog:e,definition:t,judge:n,says:s},{pages:[o],items:l}){let{paging:d}=t.operation;if(d?.kind!=="offset"||d.total===void 0||
o===void 0)return;let{in:a,field:r,within:c=[]}=d.total,u=[...c,r],i=H(a==="meta"?o.meta:o.result,u),f=typeof i=="number"&&
i!==l.length;n("paging",s.value(e.addresses[a],u),o.exchange,f&&`\`${r}\` is ${i}, and there are ${l.length} records`)}async function Ht(e,{
pages:t,params:n},s,o){let{account:l,catalog:d,judge:a,says:r}=e,c=({records:i})=>l.learn(e,n,i).map(f=>String(J(f,o))),
u=t.map(c);for(let i=t.length-1;i>0;i-=1){let[f,p]=[u[i]?.[0],u[i-1]?.join(", ")],y=f===void 0?void 0:await R(e,"paging",
{...n,[s]:f});if(y===void 0)return;let m=c(y).join(", "),g=m!==p&&`the page before ${f} has the records ${m||"none"} ins\
tead of ${p}`;a("paging",r.value(d.addresses.params,[s]),y.exchange,g)}}var Gt=["__proto__","constructor","日本語 🎉 ﷽","x".repeat(4096),"' OR 1=1 --","../../admin"],ce=async e=>{let{account:t,
catalog:n,definition:s,entity:o,judge:l,says:d,skip:a}=e,r=await t.candidates(e);for(let c of new Set([r[0],r.at(-1)])){
let u=await t.paramsFor(e,c);if(typeof u=="string")return a("record",u);let i=await R(e,"record",u),[f]=O(s,"identity");
if(i===void 0||f===void 0)continue;let p=$(i.result)?i.result:{},y=f.role.fields.map(g=>J({record:p,entity:o},g)),m=!y.some(
g=>g===u[f.param])&&`the record is ${E(y[0])}, not ${E(u[f.param])}`;l("record",d.value(n.addresses.params,[f.param]),i.
exchange,m)}},nt=async e=>{let{account:t,catalog:n,definition:s}=e,o=await t.paramsFor(e);if(typeof o=="string")return;let l=O(
s,"identity");for(let{param:r}of[...l,...O(s,"parent")])await tt(e,o,r,Bt(o[r]),{status:[404],because:`a \`${r}\` that no\
thing has`});let[d,...a]=Gt;for(let r of[d,a[n.id.length%a.length]??d])for(let{param:c}of l)await tt(e,o,c,r,{status:[404,
422],because:`the \`${c}\` ${E(r)}`})};async function tt(e,t,n,s,o){let l={...t,[n]:s},d=e.validators.params.is(l)?await S(
e,j(e,l)):void 0;d!==void 0&&C(e,"missing",d,o)}function Bt(e){return typeof e!="string"?987654321:e.slice(0,-8)+e.slice(
-8).replace(/[a-z0-9]/gi,"9")}var Yt=" – Ünïcödé 日本語 🎉";async function rt({create:e,get:t,update:n,remove:s},o,l){l(e.catalog.id);let d={
...z(e),...st(e)},a=await le(e,d,d),r=a&&J({record:a.result,entity:e.entity});if(r===void 0)return e.skip("write","nothi\
ng was created whose id is known");let c=`${e.catalog.connector}.${e.catalog.entity} ${r}`,u=({definition:g})=>Object.fromEntries(
O(g,"identity").map(({param:h})=>[h,r])),i=g=>({...z(g),...u(g)});o.set(c,async()=>[200,404].includes((await s.caller.send(
j(s,i(s)))).status));let f=async g=>{l(t?.catalog.id??""),t!==void 0&&await le(t,i(t),g,e)};if(await f(d),n!==void 0){l(
n.catalog.id);let g=P=>typeof P=="string"&&P.includes(" "),h=Object.entries(st(n)).map(([P,x])=>[P,g(x)?x+Yt:x]),w=Object.
fromEntries(h),b={...d,...w};await le(n,{...i(n),...w},b,e)!==void 0&&await f(b)}l(s.catalog.id);let p=await S(s,j(s,i(s))),
y=p&&_(s,"delete",i(s),p);l(t?.catalog.id??"");let m=y&&t&&await S(t,j(t,i(t)));t===void 0||m===void 0||(C(t,"deleted",m,
{status:[404],because:"a record that has been deleted"}),m.status===404&&o.delete(c))}async function le(e,t,n,s=e){let{validators:o,
judge:l,says:d,skip:a}=e;o.params.is(t)||a("write","the catalog has no example of all that it needs");let r=o.params.is(
t)?await S(e,j(e,t)):void 0,c=r&&_(e,"write",t,r);for(let{param:u,role:i}of c===void 0?[]:O(s.definition,"field")){let[f,
p]=[n[u],$(c?.result)?I(c.result,i.field):void 0];if(r===void 0||f===void 0)continue;let y=!fe(p,f)&&`\`${i.field}\` is ${E(
p)}, and ${E(f)} was written`;l("written",d.value(s.catalog.addresses.params,[u]),r,y)}return c}function fe(e,t){return $(
t)?$(e)&&Object.entries(t).every(([n,s])=>fe(e[n],s)):D(t)?D(e)&&t.every((n,s)=>fe(e[s],n)):e===t}function st({definition:e,
catalog:t,entity:n,examples:s}){let o=O(e,"field").flatMap(({param:l,role:d})=>{let a=s[l]??t.params.fields.find(({name:c})=>c===
l)?.example,r=typeof a=="string"?/[ @]/.test(a):$(a);return a===void 0||!r||n?.identity.includes(d.field)===!0?[]:[[l,a]]});
return Object.fromEntries(o)}var X="gateway";function ot(e,t,n){let s=new Map,o=new Set,l=new Map([X,...t].map(r=>[r,{verdicts:new Map,notTried:new Map}])),
d=X,a=(r,c)=>{l.get(d)?.notTried.set(r,{check:r,reason:c})};return{tried:o,skip:a,judge:(r,c,u,i=!1,f=[])=>{let p=l.get(
d);if(p===void 0||n&&!c.isStated())return;o.add(c.key);let y=`${r} ${c.key}`;p.verdicts.set(y,i===!1&&p.verdicts.get(y)!==
!1);let m=ye(f),g=`${d} ${y} ${m.replace(/\/\d+(?=\/|$)/g,"/*")}`;i===!1||s.has(g)||s.set(g,{code:`verify/${r}`,...d!==X&&
{operation:d},statement:c.read(),message:i,...f.length>0&&{pointer:m},...e(u)})},touch:r=>{if(l.has(d))for(let c of r)o.
add(c)},about:(r=X)=>{d=r},stop:r=>{let c=t.filter(u=>u===d||l.get(u)?.verdicts.size===0);for(d of c)a("rest",r)},findings:()=>[
...s.values()],operations:()=>[...l].map(([r,{verdicts:c,notTried:u}])=>{let i=[...c.values()].filter(f=>f).length;return{
operation:r,tried:c.size,passed:i,failed:c.size-i,notTried:[...u.values()]}})}}async function qs(e,t){let n=Qt(e,t),{recorder:s,caller:o,created:l,says:d,selected:a}=n,r=[];try{for(let[i,f]of Object.
entries(t.instances))await at(n,i,f);for(let[i,f]of Object.entries(t.credentials??{})){let p=await Xt(n,i,f);p!==void 0&&
(r.push(`the instance ${p} of ${i}: the contract cannot delete instances`),await at(n,i,p))}}catch(i){if(!(i instanceof A))
throw i;s.stop(i.message)}finally{o.insist();for(let[i,f]of l)await f().catch(()=>!1)||r.push(i)}let c=d.about(a),u={tried:c.
filter(i=>s.tried.has(i)).length,total:c.length};return{findings:s.findings(),operations:s.operations(),statements:u,calls:o.
calls(),leftovers:r}}function Qt(e,t){let{catalog:n,sources:s}=e,o=Zt(n,t),l=Ae(n,s),d=Ke(()=>c,l),a=it([t.token,t.credentials]),
r=Ie(t,a,ke(n),d),c=ot(r.print,o,t.statedOnly===!0);return{options:t,parts:e,selected:o,says:l,recorder:c,habits:d,caller:r,
created:new Map}}function Zt({connectors:e},t){let{instances:n,credentials:s={},operations:o=["*"],writes:l,baseUrl:d,fetch:a}=t,
[r,c]=[e.map(({id:y})=>y),[...Object.keys(n),...Object.keys(s)]],u=c.find(y=>!r.includes(y)),i=e.filter(({id:y})=>c.includes(
y)).flatMap(y=>te(y).map(({id:m})=>m)),f=(y,m)=>new RegExp(`^${y.replaceAll(/[^\w*]/g,"\\$&").replaceAll("*",".*")}$`).test(
m),p=o.find(y=>!i.some(m=>f(y,m)));if(d===void 0&&a===void 0)throw new TypeError("`baseUrl` or `fetch` is needed: which \
gateway is it?");if(u!==void 0)throw new TypeError(`There is no connector \`${u}\`. Known: ${r.join(", ")}.`);if(c.length===
0)throw new TypeError("`instances` is empty: name an instance of a connector.");if(Object.keys(s).length>0&&l!==!0)throw new TypeError(
"`credentials` create instances, which `writes` has to allow.");if(p!==void 0)throw new TypeError(`No operation of these\
 instances fits \`${p}\`.`);return i.filter(y=>o.some(m=>f(m,y)))}function it(e){return typeof e=="string"?[e]:typeof e==
"object"&&e!==null?Object.values(e).flatMap(it):[]}async function Xt({parts:e,recorder:t,says:n,caller:s},o,l){let{gateway:d,
connectors:a}=e.catalog,{judge:r}=t,c=d.addresses.createInstanceResponse,i={connector_definition_id:a.find(({id:m})=>m===
o)?.definitionId.value??"",auth_config:l,name:"verify"};t.about();let f=await S({caller:s,judge:r,says:n},{path:d.createInstance.
path,body:i});if(f===void 0)return;let{issues:p}=e.createResponse.check(f.body),y=$(f.body)?f.body.id:void 0;r("instance",
n.value(c,[]),f,f.status!==200&&`the status is ${f.status}, not 200, for credentials of ${o}`);for(let{path:m,message:g}of f.
status===200?p:[])r("instance",n.value(c,m),f,g,m);return f.status===200&&r("instance",n.value(c,["id"]),f,typeof y!="st\
ring"&&"the answer has no `id`"),typeof y=="string"?y:void 0}var en={list:Z,search_wrapper:Z,page_record:Z,record:ce,delete_result:ce,
download:Ne};async function at(e,t,n){let{parts:s,recorder:o,selected:l,habits:d}=e,a=s.catalog.connectors.find(({id:m})=>m===
t),r=s.connectors.find(m=>m.connector.id===t);if(a===void 0||r===void 0)return;let c=s.examplesOf(t),u=nn(e,r,n,te(a),c),
i=u.filter(({catalog:m})=>l.includes(m.id)),f=({catalog:m})=>c[m.addresses.params]?.invalid??[],p=u.find(({catalog:m})=>m.
effect==="read");o.about(),p!==void 0&&(await d.checkCors(p),await De(p));for(let m of i.filter(({catalog:g})=>g.effect===
"read"))o.about(m.catalog.id),await en[m.catalog.kind](m),await nt(m),await ie(m,f(m));let y=i.filter(({catalog:m})=>m.effect===
"write");for(let m of new Set(y.map(({catalog:g})=>g.entity)))await tn(e,m,u,f)}async function tn({recorder:e,created:t,
options:n},s,o,l){let[d,a,r,c]=["create","get","update","delete"].map(u=>o.find(({catalog:i})=>i.entity===s&&i.action===
u));if(n.writes===!0&&d!==void 0&&c!==void 0){await rt({create:d,get:a,update:r,remove:c},t,e.about);for(let u of[r,c])e.
about(u?.catalog.id),u!==void 0&&await ie(u,l(u));return}for(let{catalog:u,skip:i}of o.filter(f=>f.catalog.entity===s&&f.
catalog.effect==="write"))e.about(u.id),i("write",n.writes===!0?"what it creates could not be removed again":"writes are\
 not asked for")}function nn(e,t,n,s,o){let{parts:l,caller:d,recorder:a,says:r}=e,{judge:c,skip:u,touch:i}=a,{gateway:f}=l.
catalog,{entities:p,operations:y}=xe(t),m=f.execute.path.replace(/\{[^{}]*\}/,()=>encodeURIComponent(n)),g=s.flatMap(w=>{
let b=y.find(({operation:v})=>v.id===w.id),k=p.find(({name:v})=>v===w.entity),P=o[w.addresses.params]?.valid.filter(v=>$(
v))??[],x={catalog:w,entity:k,examples:Object.assign({},...P),envelope:t.connector.gateway};return b===void 0?[]:[{definition:b,
...x}]}),h=Se(g,(w,b)=>S({caller:d,judge:c,says:r},j({...w,path:m},b)));return g.flatMap(w=>{let b=t.connector.validators[`${w.
catalog.entity}.${w.catalog.action}`],{errorBody:k}=l;return b===void 0?[]:[{...w,account:h,caller:d,judge:c,skip:u,touch:i,
says:r,gateway:f,path:m,instance:n,validators:b,errorBody:k}]})}export{qs as verifyCatalogGateway};
