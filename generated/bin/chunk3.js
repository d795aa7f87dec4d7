// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import{a as R,b as v,c as W,g as D,h as z,i as H,k as N,l as j,m as M,n as V,o as L,p as X}from"./chunk4.js";
import{e as Z}from"./chunk5.js";import{R as d,S as g,T as b,U as Y,V as I,W as x,X as G,_ as O,ba as Q,d as U,
f as F,v as J,w as K}from"./chunk6.js";import{parseArgs as ke}from"node:util";function $(e){let n=e.matchAll(/^ {2}((?:-\w, )?--[\w-]+(?: <[^>]+>)?) .*$/gm);return Array.from(n,([t,r=""])=>({option:r,
repeats:t.includes("(repeatable)")}))}function ve({option:e}){return/--([\w-]+)/.exec(e)?.[1]??""}function xe(e,n,t){let r=Object.
fromEntries(e.map(a=>{let u=/^-(\w),/.exec(a.option)?.[1],l=a.option.includes(" <")?"string":"boolean";return[ve(a),{type:l,
multiple:a.repeats===!0,...u!==void 0&&{short:u}}]})),i=Object.keys(r).map(a=>`--${a}`),o=ke({args:[...n],options:r,strict:!1,
allowPositionals:!0,tokens:!0}),s=new Set;for(let a of o.tokens){let u=n[a.index]??"",l=w=>{t({kind:w,name:a.kind==="opt\
ion"?a.rawName:u,word:u,known:i})};if(a.kind!=="option"){l(a.kind==="positional"?"operand":"end of options");continue}let{
name:c,value:f}=a,y=Object.hasOwn(r,c)?r[c]:void 0;y===void 0&&l("unknown"),s.has(c)&&l("twice"),s.add(c),y?.type==="boo\
lean"&&f!==void 0&&l("needless value"),y?.type==="string"&&(f===void 0||f.startsWith("--")&&!a.inlineValue)&&l("missing \
value"),y?.type==="string"&&f===""&&l("empty value")}return{values:o.values,positionals:o.positionals}}function Oe(e,n,t){
return xe(n,t,({kind:r,name:i,known:o})=>{if(r==="unknown")throw new d(`unknown option ${i}`,g(i,o,`${e} --help lists th\
e options`));if(r==="missing value")throw new d(`${i} needs a value`,`write ${i} <value>`);if(r==="needless value")throw new d(
`${i} takes no value`,`write ${i} alone`)})}var $e=[{option:"-h, --help"},{option:"--version"}];function mn(e,n,t){let r=m=>Object.
hasOwn(n,m),i=Object.keys(n),o=[...new Set(i.map(ne))],[s,a,...u]=t,l=(m,we)=>{let{values:S,positionals:be}=Oe(`${e} ${m}`,
[...$e,...n[m]],we);return S.help===!0?{command:"help",of:ne(m)}:S.version===!0?{command:"version"}:{command:m,values:S,
positionals:be}},c=m=>b(m,o,`unknown command "${m}"`,`${e} --help lists the commands`);if(s===void 0)return{command:"not\
hing"};if(s==="--version")return{command:"version"};if(s==="help"||ee(s))return a===void 0?{command:"help"}:{command:"he\
lp",of:c(a)};let f=c(s);if(r(f))return l(f,t.slice(1));let y=i.flatMap(m=>m.startsWith(`${f} `)?[m.slice(f.length+1)]:[]);
if(a===void 0)throw new d(`${f} needs a second word`,`use one of ${y.join(", ")}`);if(ee(a))return{command:"help",of:f};
let w=`${f} ${a}`;if(r(w))return l(w,u);throw new d(`unknown command "${w}"`,g(a,y,`use ${f} with one of ${y.join(", ")}`))}
function ee(e){return e==="--help"||e==="-h"}function ne(e){return e.split(" ")[0]??e}function p(e,n){let t=e[n];return typeof t==
"string"?t:void 0}function h(e,n){let t=e[n];return Array.isArray(t)?t.filter(r=>typeof r=="string"):[]}function Ce(e,n){
return`for instance: ${e}${e.startsWith("--")?" ":"="}${n}`}function te({text:e,source:n},t,r=0,i=Math.max(r,Math.min(t,
10))){let o=/^[0-9]{1,16}$/.test(e)?Number(e):1/0;if(o>=r&&o<=t)return o;throw new d(`${n} must be a whole number from ${r}\
 to ${t}`,Ce(n,i))}function re(e){let n=URL.canParse(e)?new URL(e):void 0;return n!==void 0&&/^https?:$/.test(n.protocol)&&
`${n.username}${n.password}${n.search}${n.hash}`==""?n.href.replace(/\/+$/,""):void 0}function P(e,n){return k(e,[[n,[`n\
o-${n}`],"use one of them"]]),e[n]===!0?!0:e[`no-${n}`]===!0?!1:void 0}function k(e,n){for(let[t,r,i]of n){let o=e[t]===
void 0?void 0:r.find(s=>e[s]!==void 0);if(o!==void 0)throw new d(`--${t} and --${o} contradict each other`,i)}}var oe={"value/type":"The value has a different JSON type.","value/null":"The value is null. A warning for most fields o\
f a response under the tolerant profile.","value/const":"The value is not the only allowed one.","value/enum":"The value\
 is not one of the allowed ones. A warning in a response under the tolerant profile.","value/minimum":"The number is too\
 small.","value/maximum":"The number is too large.","value/multiple-of":"The number is not a multiple of the required nu\
mber.","value/min-length":"The string has too few characters (code points).","value/max-length":"The string has too many\
 characters (code points).","value/min-items":"The array or comma list has too few elements.","value/max-items":"The arr\
ay or comma list has too many elements.","value/pattern":"The string does not match the pattern.","value/format":"The st\
ring does not have the required format.","value/also-seen":"The type differs from the documents but occurs in real traff\
ic. Always a warning, under the tolerant profile only.","value/too-deep":"The value is nested deeper than validators loo\
k.","value/unreadable":"Reading the value throws: a getter or proxy in it fails.","inner/type":"A value inside of a fiel\
d that the documents leave open has another JSON type than public sources say. Always a warning, and only with `inner`.",
"params/unknown":"The operation has no such parameter. A warning if its parameters are not fully documented.","params/mi\
ssing":"A required parameter is missing.","params/at-least-one-of":"The operation needs at least one of several paramete\
rs, and all of them are missing.","field/unknown":"The object has no such field. A warning if its fields are not fully d\
ocumented.","field/missing":"A required field is missing. A warning for most fields of a response under the tolerant pro\
file.","field/at-least-one-of":"The object needs at least one of several fields, and all of them are missing.","request/\
unknown-entity":"The connector has no such entity.","request/unknown-action":"The entity has no such action.","request/u\
nknown-connector":"No connector of the catalog has this definition id. Always a warning: the gateway may have other conn\
ectors."};var ie={"input/not-found":"The file or folder does not exist.","input/no-match":"The pattern matches no file, or the fol\
der contains no payload files.","input/unreadable":"The file or folder cannot be read.","input/empty":"The file is empty\
.","input/encoding":"The file or the line is not UTF-8.","input/gzip":"The gzip data is damaged or incomplete.","input/y\
aml":"The file is YAML. Payloads are JSON.","input/too-large":"The document is larger than the largest that the program \
can read.","input/line-too-long":"The line is longer than the longest that the program can read.","input/not-checked":"T\
he recording has no body here, or one that cannot be read: it is not checked.","input/no-payload":"The recording contain\
s no call to the gateway.","target/unknown":"Cannot tell which schema applies to the value.","target/unknown-address":"T\
he file name begins with an unknown address.","target/unknown-connector":"The exchange names an unknown connector.","tar\
get/unknown-operation":"Cannot tell which schema applies to the response, because the request names no operation.","json\
/syntax":"The text is not JSON.","json/duplicate-key":"Duplicate key: readers differ on which value counts.","json/lossy\
-number":"The number loses digits when it is read as a 64-bit float."},q=new Set(["input/not-found","input/no-match","in\
put/unreadable","input/empty","input/encoding","input/gzip","input/yaml","input/too-large","input/line-too-long","json/s\
yntax"]);var se=["error","warning","off"],C=Object.keys({...oe,...ie}).filter(e=>!q.has(e)),ae="use error, warning or off";function T(e,n){
if(q.has(e))return new d(`the severity of ${e} cannot be changed`,"it is always an error, because nothing is left to che\
ck");if(!C.includes(e))return new d(`unknown rule "${e}"`,g(e,C,"every finding names its rule"));let t=se.find(r=>r===n);
return t!==void 0?t:typeof n!="string"?new d(`the severity of ${e} must be a string`,ae):new d(`unknown severity "${n}"`,
g(n,se,ae))}var Te=`Validates payloads against the catalog, and reports what is wrong at which place in your files.

Usage: connector-gateway-spec validate [options] [files, folders, patterns or -]

Inputs:
  payloads/                 all .json, .ndjson, .jsonl and .har files in a folder and below, each also with .gz
  "payloads/**/*.json"      all files that match a pattern; quote it
  -                         standard input
  --exclude <pattern>       leaves out files and folders (repeatable); a name without / applies at any depth

Folders and patterns skip hidden entries and node_modules. Files are UTF-8; gzip data is decompressed. A file contains o\
ne
JSON value, an array of values, or one value a line (.ndjson, .jsonl, or if a second line follows the first value).

The schema of a value:
  --as <address>            applies to all values, for instance payments.customers.list.params
  (file name)               payments.customers.list.params.2.json begins with its address
  --connector <connector>   requests of that connector, by their entity and action
  (content)                 requests, instance requests, exchanges ({"connector", "request", "response"}), HAR files, er\
rors

"$schema" at the top level of a request is for editors and is ignored if it is a string.

Rules:
  --profile <profile>       documented (default), or tolerant: known deviations of recorded traffic are warnings
  --severity <code=level>   error, warning or off for one rule, for instance params/unknown=warning (repeatable)
  --warnings-as-errors      warnings count as errors
  --strict-json             duplicate keys and numbers that lose digits are errors
  --baseline <file>         findings in this file do not count; reports those that are gone
  --write-baseline <file>   writes all findings to a baseline and exits with 0
  --fail-fast               stops at the first error
  --max-issues <number>     shows this many findings (default 100) and counts the others

Report:
  -f, --format <format>     ${v(!0)}
  -o, --output <file>       the file of the report; the first --output belongs to the first --format, and so on
  -q, --quiet               findings only

Configuration:
  --config <file>           default: connector-gateway-spec.config.json in the working folder
  --no-config               uses no configuration file

The configuration may set paths, exclude, targets, profile, severity, warningsAsErrors, strictJson, maxIssues, baseline \
and
reports. Options win over it; --no-baseline, --no-strict-json and --no-warnings-as-errors turn its settings off. The sch\
ema
connector-gateway-spec/config.schema.json describes the file. Paths in it are relative to its folder.

Lines and columns count from 1, columns in UTF-16 code units as in editors. Secrets are never shown.
`,Tn=[...$(Te),{option:"-f, --format <format>",repeats:!0},{option:"-o, --output <file>",repeats:!0},...["--no-warnings-\
as-errors","--no-strict-json","--no-baseline"].map(e=>({option:e}))];function En(e,n){if(n.filter(i=>i==="-").length>1)throw new d(
"standard input can be read only once","write - once");k(e,Ee);let[t,r]=[p(e,"profile"),p(e,"max-issues")];return{command:"\
validate",inputs:n,excludes:h(e,"exclude"),config:e["no-config"]===!0?!1:p(e,"config"),as:p(e,"as"),connector:p(e,"conne\
ctor"),profile:t===void 0?void 0:Se(t),maxIssues:r===void 0?void 0:Re(r),failFast:e["fail-fast"]===!0,quiet:e.quiet===!0,
warningsAsErrors:P(e,"warnings-as-errors"),strictJson:P(e,"strict-json"),severities:Ne(h(e,"severity")),baseline:e["no-b\
aseline"]===!0?!1:p(e,"baseline"),writeBaseline:p(e,"write-baseline"),reports:_(e)}}function _(e){return je(h(e,"format").
map(Ie),h(e,"output"))}var Ee=[["as",["connector"],"an address names its connector already"],["baseline",["write-baselin\
e"],"write the baseline first, then use it in later runs"],["baseline",["no-baseline"],"use one of them"],["config",["no\
-config"],"use one of them"]],Ae=["documented","tolerant"];function Se(e){return b(e,Ae,`unknown profile "${e}"`,"use do\
cumented or tolerant")}function Re(e){if(/^[1-9][0-9]{0,8}$/.test(e))return Number(e);throw new d("--max-issues must be \
a whole number from 1","for instance: --max-issues 20")}function Ne(e){return new Map(e.map(n=>{let[t="",r]=n.split("=",
2);if(r===void 0)throw new d(`--severity needs a code and a level, not "${n}"`,"for instance: --severity params/unknown=\
warning");let i=T(t,r);if(i instanceof d)throw i;return[t,i]}))}function je(e,n){let[t,...r]=n;if(e.length===0){if(t===void 0)
return;if(r.length===0)return[{format:void 0,output:t}]}if(n.length>e.length)throw new d("there are more --output than -\
-format","write one --format for each --output");if(e.length-n.length>1)throw new d("several formats cannot share standa\
rd output","add an --output file for every --format except one; those with a file come first");if(new Set(n).size<n.length)
throw new d("two reports cannot go to one file","give each --output its own file");return e.map((i,o)=>{let s=n[o];return s===
void 0?{format:i}:{format:i,output:s}})}function Ie(e){return b(e,R,`unknown format "${e}"`,`formats are ${R.join(", ")}`)}var Me=`Calls the operations of a gateway, and reports where its answers differ from the contract. It only reads, unless\
 --writes is given.

Usage: connector-gateway-spec verify [options] <address>

  <address>                 of the gateway: https://gateway.example.com
  --instance <connector=id> an instance to verify: payments=inst_1 (repeatable)
  --operation <pattern>     only these operations, for instance "payments.customers.*" (repeatable)

The bearer token, which is never shown:
  --token <token>           default: the variable CONNECTOR_GATEWAY_TOKEN
  --token-file <file>       a file with nothing else in it

What is done with the gateway:
  --rate <number>           calls a second, default 5; 0 is no limit
  --budget <number>         calls in all, default without end
  --writes                  creates, changes and deletes records, but only what it has created itself
  --credentials <file>      JSON with the auth_config of connectors, for which instances are created; needs --writes

Rules:
  --stated-only             only what the documents state, neither what is assumed nor rules of HTTP
  --baseline <file>         findings in this file do not count
  --write-baseline <file>   writes all findings to a baseline and exits with 0

Report:
  -f, --format <format>     ${v(!0)}
  -o, --output <file>       the file of the report; the first --output belongs to the first --format, and so on
  -q, --quiet               findings only

Configuration:
  --config <file>           default: connector-gateway-spec.config.json in the working folder
  --no-config               uses no configuration file

The key verify of the configuration may set url, instances, operations, rate, budget, statedOnly, baseline and reports. \
Options
win over it. At 429 and 503 it waits as long as Retry-After says. What could not be tried is listed with the reason. Ctr\
l-C ends
it early, removes what was created, and reports what is known.
`,In=[...$(Me),{option:"--instance <connector=id>",repeats:!0},{option:"-f, --format <format>",repeats:!0},{option:"-o, \
--output <file>",repeats:!0},{option:"--no-baseline"}],Ve=1e3,Le=1e6;function Mn(e,n){let[t,r]=n;if(r!==void 0)throw new d(
`verify takes one address, not also "${r}"`,"name instances with --instance");if(k(e,Pe),e.credentials!==void 0&&e.writes!==
!0)throw new d("--credentials needs --writes","an instance is created with them, and the contract cannot delete it");return{
command:"verify",baseUrl:t===void 0?void 0:qe(t),instances:Object.fromEntries(h(e,"instance").map(_e)),operations:h(e,"o\
peration"),token:p(e,"token"),tokenFile:p(e,"token-file"),writes:e.writes===!0,credentials:p(e,"credentials"),rate:de(e,
"rate",Ve,0),budget:de(e,"budget",Le,1),statedOnly:e["stated-only"]===!0,config:e["no-config"]===!0?!1:p(e,"config"),baseline:e["\
no-baseline"]===!0?!1:p(e,"baseline"),writeBaseline:p(e,"write-baseline"),quiet:e.quiet===!0,reports:_(e)}}var Pe=[["tok\
en",["token-file"],"use one of them"],["baseline",["write-baseline"],"write the baseline first, then use it in later run\
s"],["baseline",["no-baseline"],"use one of them"],["config",["no-config"],"use one of them"]];function qe(e){let n=re(e);
if(n!==void 0)return n;throw new d("the address must be http or https, without credentials, query and fragment","for ins\
tance: verify https://gateway.example.com --instance payments=inst_1")}function _e(e){let[,n,t]=/^(\w+)=(.+)$/.exec(e)??
[];if(n!==void 0&&t!==void 0)return[n,t];throw new d(`--instance must be a connector and an id, not "${e}"`,"for instanc\
e: --instance payments=inst_1")}function de(e,n,t,r){let i=p(e,n);return i===void 0?void 0:te({text:i,source:`--${n}`},t,
r)}function Pn(e){return/^\w+\.(?:execute|\w+\.\w+\.request)$/.test(e)}function qn(e){return/^\w+\.auth_config$/.test(e)}function le(e,n){
if(n.includes(e))return;let t=Ue(e,n);if(t!==void 0)return t;let r=n.filter(o=>o.startsWith(`${e}.`)),i=r.length>0?`use \
one of ${r.slice(0,5).join(", ")}`:g(e,n,"connector-gateway-spec list shows the connectors and their operations");return new d(
`unknown address "${e}"`,i)}function ue(e,n){return n.includes(e)?void 0:Be(e,n)}function Be(e,n){return new d(`unknown \
connector "${e}"`,g(e,n,`connectors are ${n.join(", ")}`))}function Ue(e,n){let t=/^(.+)\.auth_config$/.exec(e)?.[1];if(!(t===
void 0||n.includes(e)||!n.includes(`${t}.execute`)))return new d(`unknown address "${e}"`,`${t} takes no credentials, an\
d its request to gateway.create_instance has no auth_config`)}import{lstatSync as Ge}from"node:fs";import{dirname as Qe,resolve as Xe}from"node:path";var fe="the schema connector-gateway-spec/config.schema.json describes the file";function ce(e,n,t){let r=D(e,{});if(r!==
void 0){let l=j(N(e,1),r.offset);throw new M(n,[{...l,message:r.message,help:"the file is JSON, without comments and tra\
iling commas"}])}let i=JSON.parse(e),o=L.check(i),s=[...H(e).filter(({code:l})=>l==="json/duplicate-key").map(({path:l,message:c,
range:f})=>({path:l,offset:f.start,message:c,help:"remove one of the two"})),...o.issues.map(Je)],a=new Map,u=o.ok?o:L.check(
Fe(i,o.issues));if(u.ok&&s.push(...Ke(u.value,t),...ze(u.value,a)),!o.ok||s.length>0)throw new M(n,Ye(e,s));return{...o.
value,severities:a}}function Fe(e,n){let t=new Set(n.map(({path:r})=>r[0]));return J(e)?Object.fromEntries(Object.entries(
e).filter(([r])=>!t.has(r))):e}function Je({code:e,path:n,message:t,hint:r,expected:i}){let o=String(n.at(-1));if(e!=="f\
ield/unknown")return{path:n,message:t,help:r??fe};let s=Array.isArray(i)?K(o,i.map(String)):void 0;return{path:n,isKey:!0,
message:`unknown key "${o}"`,help:s===void 0?fe:`did you mean "${s}"?`}}function Ke(e,n){return[...We(e),...De(e,n),...He(
e)]}function We({paths:e=[]}){let n="name files and folders here, and - on the command line";return e.flatMap((t,r)=>t===
"-"?[{path:["paths",r],message:"standard input cannot be configured",help:n}]:[])}function De({targets:e=[]},{addresses:n,
connectors:t}){return e.flatMap(({as:r,connector:i},o)=>{let s=["targets",o];return r!==void 0&&i!==void 0?[{path:[...s,
"connector"],isKey:!0,message:"as and connector contradict each other",help:"an address names its connector already"}]:r!==
void 0?B([...s,"as"],le(r,n)):i!==void 0?B([...s,"connector"],ue(i,t)):[{path:s,message:"a target needs as or connector",
help:'for instance "as": "payments.customers.list.params" or "connector": "payments"'}]})}function ze({severity:e={}},n){
return Object.entries(e).flatMap(([t,r])=>{let i=T(t,r);return i instanceof d?B(["severity",t],i).map(o=>({...o,isKey:!C.
includes(t)})):(n.set(t,i),[])})}function He({reports:e=[]}){let n=e.map(({output:t})=>t);return n.flatMap((t,r)=>{if(!n.
slice(0,r).includes(t))return[];let i=["reports",r];return t===void 0?[{path:i,message:"several reports cannot share sta\
ndard output",help:'add an "output" to every report except one'}]:[{path:[...i,"output"],message:"two reports cannot go \
to one file",help:"give each report its own file"}]})}function B(e,n){return n===void 0?[]:[{path:e,message:n.message,help:n.
help}]}function Ye(e,n){let t=N(e,1),r=z(e,n.map(({path:o})=>o));return n.map(({message:o,help:s,isKey:a=!1,...u},l)=>{let c=r[l],
f=u.offset??(a?c?.key?.start:void 0)??c?.value.start??0;return{offset:f,mistake:{...j(t,f),message:o,help:s}}}).sort((o,s)=>o.
offset-s.offset).map(({mistake:o})=>o)}async function nt(e,n,t){if(e===!1)return;let r=Xe(n,e??V);if(e===void 0&&Ge(r,{throwIfNoEntry:!1})===void 0)return;let i=Y(
r,n),o=Q(Ze(r,i));if(!o.ok)throw new d(`${i}: ${o.message}`,"save it as UTF-8");return{...ce(o.text,i,await t()),path:r,
folder:Qe(r)}}function Ze(e,n){try{return O(e)}catch(t){let r=x(t);throw r==="ENOENT"?new d(`there is no configuration f\
ile ${n}`,"check the path"):r==="EISDIR"?new d(`the configuration file ${n} is a folder`,`name the file, for instance ${n}\
/${V}`):new d(`the configuration file ${n} cannot be read (${r})`,G(t))}}import{dirname as tn,resolve as E}from"node:path";function me(e,n){let t=en(e,n),r=new Map(t.map(i=>[i.fingerprint,i.count]));return{takes:i=>{let o=r.get(i)??0;return o>
0&&r.set(i,o-1),o>0},vanished:()=>t.flatMap(({fingerprint:i,file:o,code:s,pointer:a})=>{let u=r.get(i)??0;return u===0?[]:
[{file:o,code:s,pointer:a,count:u}]})}}function ge(e){let t=[...e].sort((r,i)=>pe(r)<pe(i)?-1:1).map(r=>`    ${JSON.stringify(
r)}`);return`{
  "version": 1,
  "findings": [${t.length===0?"":`
${t.join(`,
`)}
  `}]
}
`}function ot(e,{fingerprint:n,file:t,code:r,pointer:i}){let o=(e.get(n)?.count??0)+1;e.set(n,{fingerprint:n,file:t,code:r,
pointer:i.replace(/\/\d+(?=\/|$)/g,"/*"),count:o})}function pe({file:e,pointer:n,code:t,fingerprint:r}){return[e,n,t,r].
join("\0")}function en(e,n){let t=new d(`${n} is not a baseline`,"write one with --write-baseline"),r;try{r=JSON.parse(e)}catch{
throw t}let{version:i,findings:o}=Object(r);if(i!==1||!Array.isArray(o)||!o.every(nn))throw t;return o}function nn(e){let{
fingerprint:n,file:t,code:r,pointer:i,count:o}=Object(e);return[n,t,r,i].every(s=>typeof s=="string")&&typeof o=="number"&&
o>=1}function pt(e,n){for(let t of e)t!==void 0&&rn(t,n)}function rn(e,n){let t=I(tn(E(n,e))),r=I(E(n,e));if(!(t?.isDirectory()===
!0&&r?.isDirectory()!==!0))throw new d(`${e} cannot be written`,r===void 0?"create its folder first":"it is a folder; na\
me a file")}function mt(e,n,t,{cwd:r,environment:i,stdout:o},s){for(let{format:a,output:u}of e){let l=u===void 0&&X(i,o.
isTerminal),c=W(a,n,{color:l,quiet:t,prefix:s});u===void 0?o.write(c):ye(u,r,c)}}function gt(e,n){let t;try{t=O(E(n,e)).
toString("utf8")}catch{throw new d(`the baseline ${e} cannot be read`,`write it with --write-baseline ${e}`)}return me(t,
e)}function yt(e,n,t){ye(e,n,ge(t))}function ye(e,n,t){try{Z(E(n,e),t)}catch(r){throw new d(`${e} cannot be written (${x(
r)})`,"check its permissions and the free space")}}function bt(e,n){if(n==="gateway")return sn(e);let[t,r,...i]=n.split("."),o=e.connectors.find(s=>s.id===t);if(!(o===void 0||
i.length>0))return r===void 0?an(o):r==="records"?{parts:[he(o),...un(o)]}:dn(o,r)}function kt({connectors:e}){return["g\
ateway",...e.flatMap(({id:n,entities:t})=>[n,`${n}.records`,...t.map(r=>`${n}.${r.name}`)])]}function vt({parts:e}){return e.
flatMap(({title:n,entries:t})=>["",n,fn(t.map(on)).trimEnd()])}function on({name:e,actions:n,effect:t,description:r=""}){
return[e,...t===void 0?[]:[t],n?.join(", ")??r]}function sn(e){let t=Object.values(e.gateway.addresses).map(r=>({name:r,
...A(F(e,r))}));return{description:e.gateway.title,parts:[{title:"addresses",entries:t}]}}function an(e){let{id:n,description:t,
document:r,entities:i,auth:o,addresses:s,vendor:a}=e,u=o.map(({title:l})=>l).join(", or ");return{description:t,section:r.
title,...a!==void 0&&{vendor:a},parts:[{title:"entities",entries:i.map(({name:l,operations:c})=>({name:`${n}.${l}`,actions:c.
map(({action:f})=>f)}))},{title:"other addresses",entries:[...s.authConfig===void 0?[]:[{name:s.authConfig,description:`\
Credentials: ${u}.`}],{name:s.execute,description:"Any request of this connector."}]},he(e)]}}function dn({entities:e},n){
let t=e.find(a=>a.name===n);if(t===void 0)return;let{description:r,section:i,operations:o}=t,s=o.map(a=>({name:a.id,effect:ln(
a),...A(a)}));return{section:i,...r!==void 0&&{description:r},parts:[{title:"actions",entries:s}]}}function ln({permanent:e,
effect:n}){return e?"permanent":n}function he({records:e}){return{title:"records",entries:e.map(t=>({name:t.address??t.name,
...A(t)}))}}function un(e){let n=U(e).map(t=>({name:`${e.id}.records.${t.name}`,...A(t)}));return n.length===0?[]:[{title:"\
inner types",entries:n}]}function A({description:e}){return e===void 0?{}:{description:e}}function fn(e,n="  "){let t=e.
map(o=>o.map(s=>s.replace(/\s+/g," ").trim())),r=(t[0]??[]).map((o,s)=>Math.max(...t.map(a=>a[s]?.length??0)));return t.
map(o=>`${n}${o.map((s,a)=>s.padEnd(r[a]??0)).join("  ")}`.trimEnd()).map(o=>`${o}
`).join("")}export{$ as a,mn as b,p as c,h as d,te as e,re as f,k as g,oe as h,ie as i,Te as j,Tn as k,En as l,Me as m,In as n,Mn as o,
qe as p,ot as q,Pn as r,qn as s,le as t,ue as u,Be as v,Ue as w,nt as x,bt as y,kt as z,vt as A,fn as B,pt as C,mt as D,
gt as E,yt as F};
