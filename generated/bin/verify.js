// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import{B as N,C as G,D as P,E as M,F as q,p as E,q as T,u as S,x as _}from"./chunk3.js";import{d as V,e as F,
q as U}from"./chunk4.js";import{b as x,d as C}from"./chunk5.js";import{M as O,R as w,W as A,
_ as B,c as $,v as R}from"./chunk6.js";import{resolve as Y}from"node:path";import{createHash as z}from"node:crypto";function D(e,{address:r,baseline:a,...n}){let t=new Map,o=e.findings.filter(c=>{let{code:u,operation:g=W,pointer:b=""}=c,
j=J(c);return T(t,{fingerprint:j,file:g,code:u,pointer:b}),a?.takes(j)!==!0}),i=e.findings.length-o.length,{calls:d,statements:s,
leftovers:f,operations:p}=e,m=[...f.map(c=>`left over: ${$(c)}`),`${F(o.length,0)} in ${O(p.length-1,"operation")} of ${$(
r)}, with ${O(d,"call")}${i===0?"":`; ${O(i,"finding")} known from the baseline`}`,`${s.tried} of ${O(s.total,"statement")}\
 of the catalog tried`],l=o.map(Q);return{report:{program:"connector-gateway-spec verify",...n,summary:m,files:[],findings:l,
annotations:l.map(({message:c,more:u,...g})=>({...g,text:[c,...u].join(`
`)})),describe:()=>{},properties:{address:r,calls:d,statements:s},pretty:c=>X(l,e,m,c),json:()=>({version:n.version,address:r,
...e,findings:o,known:i}),markdown:()=>Z(l,e,m,r)},entries:t.values()}}var W="gateway";function J({code:e,operation:r,statement:a,
pointer:n=""}){let t=[e,r,a.text,n.replace(/\/\d+(?=\/|$)/g,"/0")];return z("sha256").update(JSON.stringify(t)).digest("\
hex").slice(0,24)}function Q(e){let{code:r,message:a,pointer:n,statement:t,operation:o=W,request:i,answer:d}=e,{basis:s,
text:f,document:p,section:m,file:l,line:y=1}=t,c=[p,m,l&&`${l}:${y}`].filter(g=>g!==void 0).join(", "),u=`${s}: ${f}${c===
""?"":` (${c})`}`;return{severity:"error",code:r,message:`${o}: ${a}`,more:[u,`request: ${i}`,`answer: ${d}`],...l!==void 0&&
{place:{file:l,line:y,column:1}},...n!==void 0&&{path:n},fingerprint:["connectorGatewaySpecVerify/v1",J(e)],properties:{
basis:s,operation:o},entry:e}}function L({operations:e}){let r=e.map(({operation:a,tried:n,passed:t,failed:o,notTried:i})=>{
let d=i.map(({check:s,reason:f})=>`${s}: ${f}`).join("; ");return[a,String(n),String(t),String(o),d]});return[["operatio\
n","tried","passed","failed","not tried"],...r]}function X(e,r,a,{color:n,quiet:t}){let o=U(n),i=e.map(({code:s,message:f,
more:p,path:m=""})=>`${[`${o("red","error")} ${o("bold",s)}: ${$(f)} ${o("dim",$(m))}`.trimEnd(),...p.map(y=>`  ${$(y)}`)].
join(`
`)}
`),d=N(L(r).map(s=>s.map($)),"");return[...i,...t?[]:[d,`${a.join(`
`)}
`]].join(`
`)}function Z(e,r,a,n){let t=e.map(({code:s,message:f,more:p})=>`- ${[`**${s}** ${V(f)}`,...p.map(V)].join(`  
  `)}`),[o,...i]=L(r).map(s=>`| ${s.map(V).join(" | ")} |`),d=[o,"|---|---:|---:|---:|---|",...i].join(`
`);return`${[`# ${V(n)}`,a.map(V).join(`  
`),t.join(`
`),d].filter(s=>s!=="").join(`

`)}
`}var ee=5;async function je(e,r,a,n){let{spec:t,cwd:o,now:i}=r,{connectors:d,version:s}=t,f=await _(e.config,o,async()=>({
addresses:(await t.loadAddressBook()).addresses,connectors:d})),p=f?.verify??{},m=h=>Y(f?.folder??o,h),l=p.reports?.map(
({format:h,output:v})=>v===void 0?{format:h}:{format:h,output:m(v)}),y=e.reports?.map(h=>({...h,format:h.format??a}))??l??
[{format:a}],c=e.baseline??(p.baseline===void 0?!1:m(p.baseline));G([...y.map(({output:h})=>h),e.writeBaseline],o);let u=c===
!1||e.writeBaseline!==void 0?void 0:M(c,o),g=ne(e,p,r),b=i(),j=await te(g,r),I={version:s,address:g.baseUrl,started:b,milliseconds:i()-
b,baseline:u},{report:k,entries:K}=D(j,I);return P(y,k,e.quiet,r,n),e.writeBaseline===void 0?k.findings.length>0?1:0:(q(
e.writeBaseline,o,K),0)}function ne({instances:e,writes:r,statedOnly:a,...n},t,{spec:o,cwd:i,environment:d}){let s=n.baseUrl??
(t.url===void 0?void 0:E(t.url)),f=Object.keys(e).length>0?e:t.instances??{},p=n.credentials===void 0?{}:re(n.credentials,
i),m=[...Object.keys(f),...Object.keys(p)],l="for instance: verify https://gateway.example.com --instance payments=inst_\
1";if(s===void 0)throw new w("verify needs the address of a gateway",l);if(m.length===0)throw new w("verify needs an ins\
tance",l);let[y]=m.flatMap(b=>S(b,o.connectors)??[]);if(y!==void 0)throw y;let c=n.tokenFile===void 0?n.token??d.CONNECTOR_GATEWAY_TOKEN:
H(n.tokenFile,i).trim(),{operations:u=[],budget:g}={...t,...n.budget!==void 0&&{budget:n.budget}};return{baseUrl:s,instances:f,
credentials:p,writes:r,rate:n.rate??t.rate??ee,statedOnly:a||t.statedOnly===!0,operations:n.operations.length>0?n.operations:
u.length>0?u:["*"],...c!==void 0&&c!==""&&{token:c},...g!==void 0&&{budget:g}}}async function te(e,{spec:r,stderr:a,untilStopped:n}){
let t=new AbortController;n(i=>a.write(C(i))).then(()=>t.abort());let o=await r.loadVerifyGateway();try{return await o({
...e,signal:t.signal})}catch(i){throw i instanceof TypeError?new w(x(i.message).replace(/\.$/,""),"connector-gateway-spe\
c verify --help shows the options"):i}}function H(e,r){try{return B(Y(r,e)).toString("utf8")}catch(a){throw new w(`the f\
ile ${e} cannot be read (${A(a)})`,"check its path and permissions")}}function re(e,r){let a=H(e,r);try{let n=JSON.parse(
a),t=R(n)?Object.entries(n).flatMap(([o,i])=>R(i)?[[o,i]]:[]):[];if(R(n)&&t.length===Object.keys(n).length&&t.length>0)return Object.
fromEntries(t)}catch{}throw new w(`${e} has no credentials`,'write {"payments": {"api_key": "…"}}: by connector, what au\
th_config is')}export{je as verify};
