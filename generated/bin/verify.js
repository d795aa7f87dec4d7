// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import{B,C as P,D as N,E as D,F as U,p as C,q as x,u as E,x as S}from"./chunk3.js";import{d as g,e as F,q as _}from"./chunk4.js";
import{b as j,d as k}from"./chunk5.js";import{M as b,R as u,W as A,_ as T,c as m,v as V}from"./chunk6.js";import{resolve as H}from"node:path";import{createHash as K}from"node:crypto";function G(e,t){let n=new Map,o=e.findings.filter(c=>{let y=L(c);return x(n,{fingerprint:y,file:c.operation??"gateway",code:c.
code,pointer:c.pointer??""}),t.baseline?.takes(y)===!0}),r=e.findings.filter(c=>!o.includes(c)),i=X(e,r,o.length,t),{version:a,
address:f,started:s,milliseconds:d}=t;return{report:{program:"connector-gateway-spec verify",version:a,started:s,milliseconds:d,
summary:i,findings:r.map(M),annotations:r.map(z),files:[],describe:c=>({text:Y[c.replace(/^.*\//,"")]??c,help:"docs/serv\
er.md lists what a gateway promises."}),properties:{address:f,calls:e.calls,statements:e.statements},pretty:c=>Z(r,e,i,c),
json:()=>({version:a,address:f,...e,findings:r,known:o.length}),markdown:()=>ee(r,e,i,f)},errors:r.length,entries:n.values()}}
var Y={status:"An ordinary call is answered with success.",result:"The result is of the kind that the operation returns.",
record:"Records are as the catalog describes them.",meta:"Meta is as the catalog describes it.",envelope:"The envelope h\
as the keys of the contract.",error:"Errors have the body of the contract.",header:"Answers have their headers.",paging:"\
Pages lead to each other, and every record is on one of them.",limit:"Limits are kept.",filter:"Filters keep what fits, \
and nothing else.",order:"Records are in order.",range:"Parts of a download are its bytes."};function L({code:e,operation:t="",
statement:n,pointer:o=""}){let r=[e,t,n.text,o.replace(/\/\d+(?=\/|$)/g,"/0")];return K("sha256").update(JSON.stringify(
r)).digest("hex").slice(0,24)}function M(e){let{code:t,pointer:n,statement:o,operation:r}=e;return{severity:"error",code:t,
message:v(e),more:w(e),...o.file!==void 0&&{place:{file:o.file,line:o.line??1,column:1}},...n!==void 0&&{path:n},fingerprint:[
"connectorGatewaySpecVerify/v1",L(e)],properties:{basis:o.basis,...r!==void 0&&{operation:r}},entry:e}}function z(e){let{
place:t}=M(e),n=[v(e),...w(e)].join(`
`);return{severity:"error",code:e.code,text:n,...t!==void 0&&{place:t}}}function v({operation:e,message:t}){return e===void 0?
t:`${e}: ${t}`}function w({statement:e,request:t,answer:n}){return[`${e.basis}: ${e.text}${Q(e)}`,`request: ${t}`,`answe\
r: ${n}`]}function Q({document:e,section:t,file:n,line:o}){let i=[[e,t].filter(a=>a!==void 0).join(", "),n===void 0?"":`${n}\
:${o??1}`].filter(a=>a!=="");return i.length===0?"":` (${i.join("; ")})`}function X(e,t,n,{address:o}){let{calls:r,statements:i,
operations:a,leftovers:f}=e,s=i.total===0?0:Math.floor(i.tried*100/i.total);return[...f.map(d=>`left over: ${m(d)}`),`${F(
t.length,0)} in ${b(a.length,"operation")} of ${m(o)}, with ${b(r,"call")}${n===0?"":`; ${b(n,"finding")} known from the\
 baseline`}`,`${i.tried} of ${b(i.total,"statement")} of the catalog tried (${s} %)`]}var I=["operation","tried","passed",
"failed","not tried"];function q({operation:e,tried:t,passed:n,failed:o,notTried:r}){let i=r.map(({check:a,reason:f})=>`${a}\
: ${f}`);return[e,String(t),String(n),String(o),i.join("; ")]}function Z(e,{operations:t},n,{color:o,quiet:r}){let i=_(o),
a=e.map(s=>{let d=`${i("bold",m(s.operation??"gateway"))} ${i("red","error")} ${s.code}: ${m(s.message)}`,p=s.pointer===
void 0?"":` ${i("dim",`at ${m(s.pointer)}`)}`;return`${[`${d}${p}`,...w(s).map(c=>`  ${m(c)}`)].join(`
`)}
`}),f=B([I,...t.map(q).map(s=>s.map(m))],"");return[...a,...r?[]:[f,`${n.join(`
`)}
`]].join(`
`)}function ee(e,{operations:t},n,o){let r=e.map(s=>`- ${[`**${s.code}** ${g(v(s))}`,...w(s).map(g)].join(`  
  `)}`),i=s=>`| ${s.map(g).join(" | ")} |`,a=[i(I),"|---|---:|---:|---:|---|",...t.map(s=>i(q(s)))];return`${[`# ${g(o)}`,
n.map(g).join(`  
`),...r.length===0?[]:[r.join(`
`)],a.join(`
`)].join(`

`)}
`}var te=5;async function Oe(e,t,n,o){let{spec:r,cwd:i,now:a}=t,f=async()=>({addresses:(await r.loadAddressBook()).addresses,
connectors:r.connectors}),s=await S(e.config,i,f),d=s?.verify??{},p=l=>s===void 0?l:H(s.folder,l),c=e.reports?.map(l=>({
...l,format:l.format??n}))??d.reports?.map(l=>l.output===void 0?l:{...l,output:p(l.output)})??[{format:n}],y=e.baseline===
!1||e.writeBaseline!==void 0?void 0:e.baseline??(d.baseline&&p(d.baseline));P([...c.map(({output:l})=>l),e.writeBaseline],
i);let $=y===void 0?void 0:D(y,i),h=a(),O=ne(e,d,t),W=await re(O,t),R=G(W,{version:r.version,address:O.baseUrl,started:h,
milliseconds:a()-h,...$!==void 0&&{baseline:$}});return N(c,R.report,e.quiet,t,o),e.writeBaseline!==void 0?(U(e.writeBaseline,
i,R.entries),0):R.errors>0?1:0}function ne(e,t,n){let{spec:o,cwd:r,environment:i}=n,a=e.baseUrl??(t.url===void 0?void 0:
C(t.url));if(a===void 0)throw new u("verify needs the address of a gateway","for instance: verify https://gateway.exampl\
e.com --instance payments=inst_1");let f=Object.keys(e.instances).length>0?e.instances:t.instances??{},s=e.credentials===
void 0?void 0:oe(e.credentials,r),d=[...Object.keys(f),...Object.keys(s??{})];if(d.length===0)throw new u("verify needs \
an instance","for instance: --instance payments=inst_1");for(let $ of d){let h=E($,o.connectors);if(h!==void 0)throw h}let p=e.
token??(e.tokenFile===void 0?i.CONNECTOR_GATEWAY_TOKEN:J(e.tokenFile,r).trim()),c=e.operations.length>0?e.operations:t.operations,
y=e.budget??t.budget;return{baseUrl:a,instances:f,rate:e.rate??t.rate??te,writes:e.writes,...p!==void 0&&p!==""&&{token:p},
...c!==void 0&&{operations:c},...s!==void 0&&{credentials:s},...y!==void 0&&{budget:y},statedOnly:e.statedOnly||t.statedOnly===
!0}}async function re(e,{spec:t,stderr:n,untilStopped:o}){let r=new AbortController;o(a=>n.write(k(a))).then(()=>r.abort());
let i=await t.loadVerifyGateway();try{return await i({...e,signal:r.signal})}catch(a){throw a instanceof TypeError?new u(
j(a.message).replace(/\.$/,""),"connector-gateway-spec verify --help shows the options"):a}}function J(e,t){try{return T(
H(t,e)).toString("utf8")}catch(n){throw new u(`the file ${e} cannot be read (${A(n)})`,"check its path and permissions")}}
function oe(e,t){let n;try{n=JSON.parse(J(e,t))}catch(o){if(o instanceof u)throw o}if(V(n)){let o=Object.entries(n).flatMap(
([r,i])=>V(i)?[[r,i]]:[]);if(o.length===Object.keys(n).length&&o.length>0)return Object.fromEntries(o)}throw new u(`${e}\
 has no credentials`,'write {"payments": {"api_key": "…"}}: by connector, what auth_config is')}export{Oe as verify};
