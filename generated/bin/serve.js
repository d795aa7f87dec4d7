// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import{a as m,b as h,d as K,e as G,g as z}from"./chunk2.js";import{c as L,d as D,e as V}from"./chunk5.js";
import{K as M,N as W,R as p,V as b,W as y,X as B,Y as J,_ as O,b as F,c as x,p as C,u as H,v as g,x as U}from"./chunk6.js";import{appendFileSync as xe,closeSync as be,openSync as Se}from"node:fs";import{resolve as Ce}from"node:path";import{toResponse as T,OperationError as l,errorAnswer as w,toHandler as R,checkMediaType as Y,parseBody as Q,readBody as X,
checkLocalSender as Z,isOwnName as ee}from"../runtime/server/index.js";import{randomUUID as ye}from"node:crypto";var pe=/[:,[]\s*(?:-?(?:\d[\d.]{15}|\d+(?:\.\d+)?[eE]|\d+\.\d*0\s*[,\]}])|-0\s*[,\]}])/,me=/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
function ne(e){let n=new RegExp(`"${e}:(-?\\d[\\d.eE+-]*)"`,"g"),r=t=>!t.startsWith('"')&&String(Number(t))!==t;return{parse:t=>{
if(!pe.test(t))return;let o=t.replace(me,s=>r(s)?`"${e}:${s}"`:s);return o===t?void 0:{value:JSON.parse(o)}},restore:t=>t.
includes(e)?t.replace(n,"$1"):t}}var re=ne(ye());function $(e){let n=re.parse(e);return n===void 0?JSON.parse(e):n.value}function E(e){return re.restore(
JSON.stringify(e))}var j="gateway.create_instance",N=200,te=["content-type","content-disposition","content-range","accep\
t-ranges","retry-after","www-authenticate","x-request-id"];function k({spec:e}){let n=e.readCatalog(),r=K(n),{isKnown:t,
isSecretField:o,isSecretName:s}=F(n),i=a=>o(a)||s(a)&&!t(a),c=new Map;return{pathOf:a=>{let[,d]=r.paths.execute.exec(a)??
[];return d!==void 0?{kind:"execute",instance:he(d)}:r.paths.create.test(a)?{kind:"create"}:void 0},operationOf:(a,d,u)=>{
if(a.kind==="create")return j;let[f,q]=[h(m(d,"entity")),h(m(d,"action"))];if(!(f===""||q===""))return[...u===void 0?[]:
[u],f,q].join(".")},connectorOf:(a,d)=>a.kind==="create"?r.definitions.get(h(m(d,"connector_definition_id"))):c.get(a.instance)??
ge(a.instance,e.connectors)??we(d,r),learn:(a,d)=>{c.set(a,d)},redact:(a,d)=>L(a,d,{redactText:U,hides:i,hidden:P,levels:N})}}
function ge(e,n){return n.find(r=>e===`inst_${r}`||e.replace(/_\d+$/,"")===`inst_${r}`)}function we(e,n){let[r,...t]=G(e,
n,void 0);return t.length===0?r?.connector:void 0}function v(e){let n=[],r=(t,o)=>{if(typeof t=="string")n.push(t);else if(typeof t==
"object"&&t!==null&&o<N)for(let s of Object.values(t))r(s,o+1)};return r(m(e,"auth_config"),0),n}function P(e,n=0){if(n>
N)return C;if(Array.isArray(e))return e.map(t=>P(t,n+1));if(g(e))return Object.fromEntries(Object.entries(e).map(([t,o])=>[
t,P(o,n+1)]));if(typeof e!="string")return typeof e=="number"?C:e;let r="";return W(e,(t,o)=>(e.startsWith(t)&&(r=o),"")),
r+C}function he(e){try{return decodeURIComponent(e)}catch{return e}}var Oe=["host","connection","content-length","transfer-encoding","keep-alive","upgrade","expect","te","accept-encoding"],
Re=1024*1024;function oe({file:e,upstream:n},r,t){let o=$e(Ce(r.cwd,e),e),s=c=>{try{xe(o,c)}catch(a){r.stderr.write(`con\
nector-gateway-spec: ${x(e)} cannot be written (${y(a)})
`)}},i={upstream:n,reader:k(r),append:s,secrets:new Set};return{handler:async c=>{let a=t?.(),{response:d,...u}=await Ee(
i,c);return a?.({...u,status:d.status}),d},note:`Passes calls on to ${n}, and records them in ${e}`,end:()=>{be(o)}}}function $e(e,n){
try{let r=b(e);return r!==void 0&&J(e,r),Se(e,"a")}catch(r){throw new p(`${n} cannot be written (${y(r)})`,"name a file \
in a folder that exists")}}async function Ee(e,n){let{pathname:r}=new URL(n.url),t=e.reader.pathOf(r);if(t===void 0||n.method!==
"POST"){let f=t===void 0?w(new l(404,"The gateway has no such path.",{code:"request/path"})):w(new l(405,"Only POST is a\
llowed here.",{code:"request/method",headers:{allow:"POST"}}));return{instance:null,operation:null,response:T(f)}}let o=await n.
arrayBuffer(),s=se(new TextDecoder().decode(o)),i=e.reader.connectorOf(t,s),c=t.kind==="execute"?t.instance:null,a=e.reader.
operationOf(t,s,i)??null,d=await ke(e.upstream+r,n,o).catch(()=>{});if(d===void 0){let f=w(new l(502,`${e.upstream} cann\
ot be reached.`,{code:"sandbox/upstream"}));return{instance:c,operation:a,response:T(f)}}ve(e,{target:t,body:s,connector:i,
token:Te(n)},d);let u=d.bytes.byteLength===0?null:d.bytes;return{instance:c,operation:a,response:new Response(u,{status:d.
status,headers:d.headers})}}async function ke(e,{headers:n,signal:r},t){let o=[...n].filter(([c])=>!Oe.includes(c)),s=await fetch(
e,{method:"POST",headers:o,body:t,redirect:"manual",signal:r}),i=te.flatMap(c=>{let a=s.headers.get(c);return a===null?[]:
[[c,a]]});return{status:s.status,headers:Object.fromEntries(i),bytes:new Uint8Array(await s.arrayBuffer())}}function ve({
reader:e,append:n,secrets:r},{target:t,body:o,connector:s,token:i},c){if(!g(o))return;for(let f of[i,...v(o)])r.add(f);let a=Ae(
c),d=t.kind==="create"?m(a.body,"id"):void 0;typeof d=="string"&&s!==void 0&&e.learn(d,s);let u={...s!==void 0&&{connector:s},
...t.kind==="execute"&&{instance:t.instance},request:o,response:a};n(`${E(e.redact(u,[...r]))}
`)}function Ae({status:e,headers:n,bytes:r}){let t=new TextDecoder().decode(r),o=n["content-type"]??"";if(/\bjson\b/i.test(
o))return{status:e,headers:n,body:se(t,$)??t};let s=r.byteLength<=Re?{base64:Buffer.from(r).toString("base64")}:{};return{
status:e,headers:n,body:null,...s}}function se(e,n=JSON.parse){try{return n(e)}catch{return}}function Te({headers:e}){return(e.
get("authorization")??"").replace(/^bearer +/i,"")}function ie(e,{operationOf:n}){let r=new Map,t=e.map(o=>{let i="connector_definition_id"in o.request?{kind:"create"}:{kind:"\
execute",instance:o.instance??""},c=n(i,o.request,o.connector)??"";return{...o,operation:c,params:ce(o.request)}});for(let o of t)
r.set(S(o),[...r.get(S(o))??[],o]);return{calls:t,byKey:r,turns:new Map}}function ae({calls:e,byKey:n,turns:r},t){let o=S(
{...t,params:ce(t.request)}),s=(n.get(o)??[]).filter(({connector:f})=>de(f,t.connector)),i=s.filter(({instance:f})=>f!==
void 0&&f===t.instance),c=i.length>0?i:s,a=`${o} ${t.connector??""} ${t.instance??""}`,d=r.get(a)??0,u=c[Math.min(d,c.length-
1)];if(u===void 0)throw Pe(e,t);return r.set(a,d+1),u.response}function de(e,n){return e===void 0||n===void 0||e===n}function S({
operation:e,params:n}){return`${e===j?e:e.split(".").slice(-2).join(".")} ${n}`}function ce(e){return JSON.stringify(A(_(
e)))}function _(e){if(!g(e)||!("connector_definition_id"in e))return m(e,"params")??{};let{auth_config:n,...r}=e;return{
...r,auth_config:g(n)?Object.keys(n).sort():null}}function A(e){if(H(e))return e.map(A);if(!g(e))return e;let n=Object.entries(
e).sort(([r],[t])=>r<t?-1:1);return Object.fromEntries(n.map(([r,t])=>[r,A(t)]))}function Pe(e,n){let r=e.filter(({operation:o,
connector:s})=>je(o,n.operation)&&de(s,n.connector)),t=r.length>0?Ne(r,n):qe(e,n.operation);return new l(501,`The record\
ing has no such call of ${n.operation}. ${t}`,{code:"sandbox/not-recorded"})}function je(e,n){return S({operation:e,params:""})===
S({operation:n,params:""})}function Ne(e,{request:n}){let r=e.map(o=>_e(_(o.request),_(n))),[t=[]]=r.sort((o,s)=>o.length-
s.length);return`In the nearest one, ${t.slice(0,5).join(", ")}${t.length>5?" and so on":""}.`}function _e(e,n){return[...new Set(
[e,n].flatMap(t=>g(t)?Object.keys(t):[]))].flatMap(t=>{let[o,s]=[m(e,t),m(n,t)].map(i=>Ie(i));return o===s?[]:[`\`${t}\` \
is ${h(o)} and not ${h(s)}`]})}function Ie(e){let n=e===void 0?"left out":JSON.stringify(A(e));return n.length>60?`${n.slice(
0,57)}…`:n}function qe(e,n){let r=[...new Set(e.map(o=>o.operation))],t=M(n,r,3);return`It has ${(t.length>0?t:r.slice(
0,3)).join(", ")}${r.length>3?" and others":""}.`}import{resolve as Le}from"node:path";var Fe=1024*1024;function fe({file:e},n,r,t){let o=k(r),s=We(e,r.cwd);for(let{connector:a,request:d,response:u}of s){let f=m(
u.body,"id");"connector_definition_id"in d&&typeof f=="string"&&a!==void 0&&o.learn(f,a)}let i={token:n,reader:o,index:ie(
s,o)};return{handler:R(async a=>{let d=t?.(),u={instance:null,operation:null},f=await De(i,a,u).catch(Me);return d?.({...u,
status:f.status}),f}),note:`Replays ${String(s.length)} ${s.length===1?"call":"calls"} of ${e}`,end:()=>{}}}async function De({
token:e,reader:n,index:r},t,o){let s=n.pathOf(t.path);if(s===void 0)throw new l(404,"The gateway has no such path.",{code:"\
request/path"});if(s.kind==="execute"&&(o.instance=s.instance),t.method!=="POST")return w(new l(405,"Only POST is allowe\
d here.",{code:"request/method",headers:{allow:"POST"}}));let i=/^bearer +([!-~]+) *$/i.exec(t.headers.get("authorizatio\
n")??"")?.[1];if(i===void 0||e!==void 0&&i!==e)return w(new l(401,"The bearer token is missing or invalid.",{code:"reque\
st/token"}));Y(t);let c=Q(await X(t,Fe)),a=He(n,s,c,i);return o.operation=a.operation,Ue(ae(r,a))}function He(e,n,r,t){let o=e.
connectorOf(n,r),s=e.operationOf(n,r,o);if(s===void 0)throw new l(422,"The body names no operation: it needs `entity` an\
d `action`.",{code:"request/operation"});let i=e.redact(r,[t,...v(r)]);return{operation:s,connector:o,instance:n.kind===
"execute"?n.instance:void 0,request:i}}function Ue({status:e,headers:n,body:r,base64:t}){if(t!==void 0)return{status:e,headers:n,
body:new Uint8Array(Buffer.from(t,"base64"))};if(r==null)throw new l(501,"The recording does not have the content of thi\
s answer.",{code:"sandbox/not-recorded"});let o=typeof r=="string"&&!/\bjson\b/i.test(n["content-type"]??"");return{status:e,
headers:n,body:o?r:E(r)}}function Me(e){return w(e instanceof l?e:new l(500,"Internal server error."))}function We(e,n){
let t=Be(e,n).split(`
`).flatMap((o,s)=>o.trim()===""?[]:[Je(o,`${e}:${s+1}`)]);if(t.length>0)return t;throw new p(`${e} contains no recorded \
call`,"record calls with --record and --upstream")}function Be(e,n){try{return O(Le(n,e)).toString("utf8").replace(/^\ufeff/,
"")}catch(r){throw new p(`the recording ${e} cannot be read (${y(r)})`,"record calls with --record and --upstream")}}function Je(e,n){
let r,t;try{r=JSON.parse(e),t=$(e)}catch{throw new p(`${n} is not JSON`,"a recording has one call on each line; remove l\
ines that are cut off")}let[o,s]=[m(r,"request"),m(t,"response")];if(!g(o)||s===void 0)throw new p(`${n} is no recorded \
call`,'write {"connector": …, "request": {…}, "response": {…}}');let[i,c]=[m(r,"connector"),m(r,"instance")];return{
...typeof i=="string"&&{connector:i},...typeof c=="string"&&{instance:c},request:o,response:Ke(s)}}function Ke(e){let n={
"content-type":"application/json"};if(!z(e))return{status:200,headers:n,body:e};let[r,t,o,s]=["status","headers","body",
"base64"].map(i=>m(e,i));return{status:Number(r),headers:g(t)?Object.fromEntries(Object.entries(t).map(([i,c])=>[i.toLowerCase(),
String(c)])):n,body:o,...typeof s=="string"&&{base64:s}}}import{dirname as Ge,resolve as ue}from"node:path";var ze=500;async function le({seed:e,records:n,stateFile:r,cors:t},o,s,i){let c=await s.spec.loadCreateSandbox(),a=()=>{},
d=Ve(c,{...e!==void 0&&{seed:e},...n!==void 0&&{records:n},...o!==void 0&&{token:o},...t&&{cors:t},...i!==void 0&&{onRequest:i},
onChange:()=>{a()}});if(r===void 0)return{handler:d.handler,end:()=>{}};let u=Qe(r,s.cwd);u!==void 0&&Ye(d,u.value,r);let f=Ze(
r,s,d.state);return a=f.changed,{handler:d.handler,end:f.end}}function Ve(e,n){try{return e(n)}catch(r){throw r instanceof
TypeError?new p(r.message.replace(/\.$/,""),"connector-gateway-spec serve --help shows the options"):r}}function Ye(e,n,r){
try{e.load(n)}catch(t){if(!(t instanceof l))throw t;let o=t.message.replace(/^The state/,`the state in ${r}`).replace(/\.$/,
"");throw new p(o,"fix the file, or remove it to start with new records")}}function Qe(e,n){let r=ue(n,e);if(b(r)?.isDirectory()===
!0)throw new p(`the state file ${e} is a folder`,"name a file");if(b(Ge(r))===void 0)throw new p(`the state file ${e} ca\
nnot be written`,"create its folder first");let t=Xe(r,e);if(t!==void 0)try{return{value:JSON.parse(t)}}catch{let o=t.trim()===
""?"is empty":"is not JSON, or only the beginning of it";throw new p(`the state file ${e} ${o}`,"restore it, or remove i\
t to start with new records")}}function Xe(e,n){try{return O(e).toString("utf8").replace(/^\ufeff/,"")}catch(r){if(y(r)===
"ENOENT")return;throw new p(`the state file ${n} cannot be read (${y(r)})`,B(r))}}function Ze(e,{cwd:n,stderr:r},t){let o=ue(
n,e),s,i=()=>{V(o,`${JSON.stringify(t())}
`),clearTimeout(s),s=void 0},c=()=>{s=setTimeout(()=>{try{i()}catch(a){r.write(`connector-gateway-spec: ${x(e)} cannot b\
e written (${y(a)})
`),c()}},ze)};return{changed:()=>{s===void 0&&c()},end:()=>{let a=s===void 0&&b(o)!==void 0;clearTimeout(s);try{a||i()}catch(d){
throw new p(`${e} cannot be written (${y(d)})`,"check its permissions and the free space")}}}}import{createServer as en}from"node:http";import{toNodeListener as I}from"../runtime/server/node.js";import{createHash as nn}from"node:crypto";var rn={sandbox:" data-sandbox",replay:' data-sandbox="replay"',record:""};async function Rr(e,n){
let{stdout:r,stderr:t}=n,o=await tn(e,n,e.quiet?void 0:on(n)),s=i=>t.write(D(i));try{let i=fn(n.spec.readReference,e.from.
kind),{url:c,close:a}=await sn({page:i,gateway:o.handler},e,s),d=cn(c,e.host);r.write(`Sandbox gateway: ${c}
`);let u=[d===void 0?void 0:`Reference: ${d}`,o.note];if(!e.quiet)for(let f of u)f!==void 0&&r.write(`${f}
`);await n.untilStopped(s),await a()}finally{o.end()}}function tn({from:e,token:n},r,t){switch(e.kind){case"sandbox":return le(
e,n,r,t);case"record":return oe(e,r,t);case"replay":return fe(e,n,r,t)}}function on({stdout:e,now:n}){return()=>{let r=performance.
now();return t=>e.write(yn(t,new Date(n()),performance.now()-r))}}async function sn(e,{host:n,port:r},t){let[o,s]=[I(e.page),
I(e.gateway)],i=en((d,u)=>(dn(d.url)?o:s)(d,u));await new Promise((d,u)=>{i.once("error",f=>u(an(y(f),n,r))),i.listen({host:n,
port:r},d)}),i.on("error",t);let c=i.address(),a=typeof c=="object"&&c!==null?c.port:r;return{url:`http://${n.includes("\
:")?`[${n}]`:n}:${a}`,close:()=>new Promise(d=>{i.close(()=>d()),i.closeAllConnections()})}}function an(e,n,r){return e===
"EADDRINUSE"?new p(`port ${r} is in use`,"stop the other program, or use another port; --port 0 takes a free one"):e==="\
EACCES"?new p(`port ${r} needs more permissions`,"use a port from 1024, or --port 0 for a free one"):new p(`cannot liste\
n on ${n}, port ${r} (${e})`,"use --host 127.0.0.1, or 0.0.0.0 for all addresses of this computer")}function dn(e){return/^(?:[a-z][a-z+.-]*:\/\/[^/?#]*)?\/?(?:[?#]|$)/i.
test(e??"")}function cn(e,n){return n==="0.0.0.0"||n==="::"?`${e.replace(/^http:\/\/.*(?=:\d+$)/,"http://localhost")}/`:
ee(new URL(e).hostname)?`${e}/`:void 0}function fn(e,n){return R(r=>Promise.resolve(r).then(t=>ln(t,e,rn[n])).catch(t=>w(
un(t))))}function un(e){return e instanceof l?e:new l(500,`The reference page cannot be read (${y(e)}). Install the pack\
age again.`,{code:"sandbox/page"})}function ln(e,n,r){Z(e,"The reference",!1);let{method:t,headers:o}=e;if(t!=="GET"&&t!==
"HEAD")throw new l(405,"Only GET and HEAD are allowed here.",{code:"request/method",headers:{allow:"GET, HEAD"}});let s=n().
replace('<html lang="en">',`<html lang="en"${r}>`),i=new TextEncoder().encode(s),c=`"${nn("sha256").update(i).digest("ba\
se64url").slice(0,22)}"`,a={...pn(s),"cache-control":"no-cache",etag:c};return mn(o.get("if-none-match"),c)?{status:304,
headers:a,body:void 0}:{status:200,headers:{...a,"content-type":"text/html; charset=utf-8","content-length":String(i.byteLength)},
body:t==="HEAD"?void 0:i}}function pn(e){return{"content-security-policy":`${/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.
exec(e)?.[1]??"default-src 'none'"}; frame-ancestors 'none'`,"cross-origin-opener-policy":"same-origin","cross-origin-re\
source-policy":"same-origin","referrer-policy":"no-referrer","x-content-type-options":"nosniff"}}function mn(e,n){let r=(e??
"").split(",").map(t=>t.trim().replace(/^W\//,""));return r.includes(n)||r.includes("*")}function yn({instance:e,operation:n,
status:r,fault:t},o,s){let i=[o.toTimeString().slice(0,8),e??"-",n??"-",r??"dropped",`${s.toFixed(1)} ms`,...t===void 0?
[]:[`(fault: ${t})`]];return`${x(i.join(" "))}
`}export{cn as addressOfPage,dn as isForPage,yn as requestLine,Rr as serve};
