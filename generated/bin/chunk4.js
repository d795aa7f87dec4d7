// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import{E as L,F as R,G as $,H as w,M as P,c as x,l as S,n as b,o as f,z as I}from"./chunk6.js";function Pe({FORCE_COLOR:e,NO_COLOR:n,TERM:t},r){return e!==void 0&&e!==""?e!=="0"&&e!=="false":(n===void 0||n==="")&&r&&
t!=="dumb"}var Z={bold:[1,22],dim:[2,22],red:[31,39],green:[32,39],yellow:[33,39],cyan:[36,39]};function je(e){return(n,t)=>{
let[r,o]=Z[n];return e?`\x1B[${r}m${t}\x1B[${o}m`:t}}function M(e,n,t){let r=Object.entries(n).flatMap(([o,i])=>i===void 0?[]:[`${o}=${ee(String(i))}`]);return`::${e} ${r.join(
",")}::${k(t)}`}function k(e){return e.replaceAll("%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A")}function ee(e){return k(e).replaceAll(":","%3A").replaceAll(",","%2C")}var ne=["error","warning","note"],N={pretty:({pretty:e},n)=>e(n),json:({json:e})=>`${S(e(),2)}
`,ndjson:({findings:e})=>e.map(({entry:n})=>`${S(n)}
`).join(""),github:te,junit:oe,sarif:le,markdown:(e,n)=>e.markdown?.()??ce(e,n)},O=Object.keys(N);function Je(e){let n={
pretty:"pretty (default)",...e&&{github:"github (default if GITHUB_ACTIONS=true)"}};return O.map(t=>n[t]??t).join(", ")}
function Ie(e,n,t){return N[e](n,t)}function te({annotations:e,summary:n},{quiet:t,prefix:r}){return[...e.map(({severity:i,
code:s,place:a,text:l})=>i==="note"?A(l):M(i,{...re(a,r),title:b(s)},b(l))),...t?[]:n.map(A)].map(i=>`${i}
`).join("")}function re(e,n){if(e===void 0)return{};let{file:t,line:r,column:o,endLine:i,endColumn:s}=e;return{file:b(n+
t),line:r,col:o,endLine:i,endColumn:s}}function A(e){return k(b(e)).replace(/^::/," ::")}function oe(e){let n=({place:o})=>o?.
file??e.program,t=[...new Set([...e.files,...e.findings.map(n)])];return['<?xml version="1.0" encoding="UTF-8"?>',"<test\
suites>",...t.map((o,i)=>{let s=e.findings.filter(a=>n(a)===o);return ie(e,{file:o,index:i,isLast:i===t.length-1},s)}),"\
</testsuites>",""].join(`
`)}function ie({program:e,started:n,milliseconds:t,summary:r},{file:o,index:i,isLast:s},a){let l=(i===0?t/1e3:0).toFixed(
3),d=({severity:c,acceptedBecause:Y})=>c==="error"&&Y===void 0,u=a.filter(d),p=u.length===0?[se(o,"is valid")]:u.map(c=>ae(
o,c)),m=[...a.filter(c=>!d(c)).map(j),...s?r:[]];return[`  <testsuite package="${e}" id="${i}" name="${f(o)}" timestamp=\
"${new Date(n).toISOString().slice(0,19)}" hostname="localhost" tests="${p.length}" failures="${u.length}" errors="0" ti\
me="${l}">`,"    <properties/>",...p,`    <system-out>${f(m.join(`
`))}</system-out>`,"    <system-err/>","  </testsuite>"].join(`
`)}function se(e,n){return`    <testcase name="${f(n)}" classname="${f(e)}" time="0"/>`}function ae(e,n){let{code:t,message:r,
more:o,frame:i}=n,s=[j(n),...i===void 0||i===""?[]:[i],...o.map(x)];return[`    <testcase name="${f(`${t} ${j(n)}`)}" cl\
assname="${f(e)}" time="0">`,`      <failure message="${f(x(r))}" type="${f(t)}">${f(s.join(`
`))}</failure>`,"    </testcase>"].join(`
`)}function j({place:e,severity:n,path:t,message:r}){let o=e===void 0?"":`${e.file}:${e.line}:${e.column} `;return x(`${o}${n}\
: ${r}${t===void 0?"":` at ${t}`}`)}function le({program:e,version:n,findings:t,describe:r,properties:o}){let i=[...new Set(
t.map(({code:l})=>l))].sort(),s=i.map(l=>{let d=t.flatMap(({code:m,severity:c})=>m===l?[c]:[]),{text:u,help:p}=r(l)??{text:l.
replace("/",": ").replaceAll("-"," "),help:void 0};return{id:l,name:l.replace(/(?:^|[/-])(\w)/g,(m,c)=>c.toUpperCase()),
shortDescription:{text:u},...p!==void 0&&{help:{text:p}},defaultConfiguration:{level:ne.find(m=>d.includes(m))}}}),a={$schema:"\
https://json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:e,...n!==void 0&&{version:n,semanticVersion:n},
rules:s}},columnKind:"utf16CodeUnits",originalUriBaseIds:{SRCROOT:{description:{text:"The working folder of the command."}}},
results:t.map(l=>de(l,i.indexOf(l.code))),...o!==void 0&&{properties:o}}]};return`${S(a,2)}
`}function de(e,n){let{code:t,severity:r,message:o,more:i,place:s,acceptedBecause:a,fingerprint:l,properties:d}=e;return{
ruleId:t,ruleIndex:n,level:r,message:{text:[o,...i].join(`
`)},locations:s===void 0?[]:[ue(s,e)],...a!==void 0&&{suppressions:[{kind:"external",justification:a}]},...l!==void 0&&{
partialFingerprints:Object.fromEntries([l])},...d!==void 0&&{properties:d}}}function ue({file:e,line:n,column:t,endLine:r,
endColumn:o},{frame:i,path:s}){return{physicalLocation:{artifactLocation:{uri:fe(e),uriBaseId:"SRCROOT"},region:{startLine:n,
startColumn:t,endLine:r,endColumn:o},...i!==void 0&&{contextRegion:{startLine:n,snippet:{text:i}}}},...s!==void 0&&{logicalLocations:[
{fullyQualifiedName:s,kind:"member"}]}}}function fe(e){return e.split("/").map(n=>encodeURIComponent(n.replace(/\p{Surrogate}/gu,
"�"))).join("/")}function ce({findings:e,summary:n},{quiet:t}){let r=e.map(i=>{let{place:s,severity:a,code:l,message:d,
more:u}=i;return`- ${[`${s===void 0?"":`${F(`${s.file}:${s.line}:${s.column}`)}: `}**${a}** \`${l}\` ${F(d)}`,...u.map(V)].
join(`  
  `)}
`}),o=[...r.length===0?[]:[r.join("").trimEnd()],...t?[]:n.map(V)].join(`

`);return o===""?"":`${o}
`}function V(e){return F(e).replace(/^[-+=]|(?<=^\d+)[.)]/,"\\$&")}function F(e){let n=x(e).split("`"),t=n.length%2===1;
return n.map((r,o)=>t&&o%2===1?r:pe(r)).join(t?"`":"\\`")}function pe(e){return e.replace(/[\\*<>[\]|#!~&]|\b_|_\b/g,n=>n===
"&"?"&amp;":n==="<"?"&lt;":`\\${n}`)}function Le(e,n){return e+n===0?"no findings":[P(e,"error"),...n===0?[]:[P(n,"warni\
ng")]].join(", ")}function Ae(e){let n=Math.max(0,...e.map(({number:t})=>String(t).length));return e.flatMap(({number:t,text:r,cutBefore:o,
cutAfter:i,mark:s})=>{let[a,l]=[o?"…":"",i?"…":""],d={gutter:`${String(t).padStart(n)} |`,text:a+r+l,isMark:!1};if(s===
void 0)return[d];let u=" ".repeat(W(a+s.before))+"^".repeat(Math.max(1,W(s.marked)));return[d,{gutter:`${" ".repeat(n)} \
|`,text:u,isMark:!0}]})}function W(e){return e.replace(/\p{M}/gu,"").length}function _(e,n){let t=E(e,n);return{line:t+1,
column:Math.max(0,n-(e[t]??0))+1}}function E(e,n){let t=0,r=e.length;for(;r-t>1;){let o=t+r>>1;(e[o]??0)<=n?t=o:r=o}return t}var D=/[ \t\n\r]*/y,ge=/(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){1,9999}/y,me=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,
ye=/true|false|null/y;function G(e,n){let t=be(xe(e,n),1/0);return t==="unfinished"?void 0:t}function xe(e,n){return{text:e,
visitor:n,path:[],containers:[],offset:0,state:"value"}}function be(e,n){for(let t=0;t<n;t+=1){if(h(e,D),e.state==="afte\
r value"&&e.containers.length===0)return e.offset<e.text.length?y(e,"unexpected text after the JSON value"):void 0;let r=he(
e);if(r!==void 0)return r}return"unfinished"}function he(e){switch(e.state){case"value":return B(e);case"first element":
return e.text[e.offset]==="]"?C(e):B(e);case"first key":return e.text[e.offset]==="}"?C(e):q(e);case"key":return q(e);case"\
after value":return Re(e)}}function B(e){let n=e.offset,t=e.text[n];return t==="{"||t==="["?Se(e,t==="{"?"object":"array"):
t==='"'?H(e)?v(e,n,"string"):y(e,Q(e)):h(e,me)?v(e,n,"number"):h(e,ye)?v(e,n,"literal"):y(e,n===e.text.length?"the text \
ends where a value is expected":"expected a value")}function Se(e,n){e.visitor.onOpen?.(e.path,e.offset),e.containers.push(
{start:e.offset,kind:n,index:0}),e.offset+=1,n==="array"&&e.path.push(0),e.state=n==="array"?"first element":"first key"}
function C(e){let n=e.containers.pop();n!==void 0&&(n.kind==="array"&&e.path.pop(),e.offset+=1,v(e,n.start,n.kind))}function v(e,n,t){
e.visitor.onValue?.(e.path,{start:n,end:e.offset},t),e.state="after value"}function q(e){let n=e.offset;if(e.text[n]!=='\
"')return y(e,"expected a key in double quotes");if(!H(e))return y(e,Q(e));if(e.path.push($e(e.text.slice(n,e.offset))),
e.visitor.onKey?.(e.path,{start:n,end:e.offset}),h(e,D),e.text[e.offset]!==":")return y(e,"expected a colon after the ke\
y");e.offset+=1,e.state="value"}function Re(e){let n=e.containers.at(-1);if(n===void 0)return;let t=n.kind==="array",r=e.
text[e.offset];if(t||e.path.pop(),r===(t?"]":"}"))return C(e);if(r!==",")return y(e,t?"expected a comma or ]":"expected \
a comma or }");e.offset+=1,n.index+=1,t&&(e.path[e.path.length-1]=n.index),e.state=t?"value":"key"}function h(e,n){n.lastIndex=
e.offset;let t=n.exec(e.text);return t!==null&&(e.offset=n.lastIndex),t!==null}function H(e){let n=e.offset;for(e.offset+=
1;h(e,ge););let t=e.text[e.offset]==='"';return e.offset=t?e.offset+1:n,t}function y(e,n){return{offset:Math.min(e.offset,
e.text.length),message:n}}function Q(e){return e.text.indexOf('"',e.offset+1)<0?"unclosed string":"raw control character\
 or invalid escape in this string"}function $e(e){return e.includes("\\")?JSON.parse(e):e.slice(1,-1)}function We(e,n){let t={
steps:new Map};for(let i of n)ke(t,i);let r=[t];G(e,{onKey:(i,s)=>{let a=T(r,i);a!==void 0&&(a.key=s)},onValue:(i,s)=>{let a=T(
r,i);a!==void 0&&(a.value=s)},onOpen:i=>{T(r,i)}});let o={start:0,end:e.length};return n.map(i=>ve(t,i,o))}function ke(e,n){
let t=e;for(let r of n){let o=t.steps.get(r)??{steps:new Map};t.steps.set(r,o),t=o}}function T(e,n){let t=n.length;return t>
0&&(e[t]=e[t-1]?.steps.get(n[t-1]??"")),e[t]}function ve(e,n,t){let r=e,o={value:e.value??t};for(let i of n){if(r=r.steps.
get(i),r?.value===void 0)return o;o=r.key===void 0?{value:r.value}:{value:r.value,key:r.key}}return o}function _e(e){let n=[],
t=[];return G(e,{onKey:(r,o)=>{let i=r.length,s=String(r[i-1]),a=t[i]??=new Set;a.has(s)&&n.push({code:"json/duplicate-k\
ey",path:[...r],range:o,message:"duplicate key"}),a.add(s)},onValue:(r,o,i)=>{i==="object"&&(t.length=Math.min(t.length,
r.length+1)),i==="number"&&we(e.slice(o.start,o.end))&&n.push({code:"json/lossy-number",path:[...r],range:o,message:"thi\
s number loses digits as a 64-bit float"})}}),n}function we(e){let n=Number(e);return!Number.isFinite(n)||K(e)!==K(String(
n))}function K(e){let[n="",t="0"]=e.toLowerCase().split("e"),r=n.startsWith("-"),[o="",i=""]=n.replace("-","").split("."),
s=(o+i).replace(/^0+/,""),a=s.replace(/0+$/,"");if(a==="")return"0";let l=BigInt(t)-BigInt(i.length)+BigInt(s.length-a.length);
return`${r?"-":""}${a}e${l}`}var U=/\\(?:u[0-9a-fA-F]{4}|.)/gy;function Be(e,{start:n,end:t}){let r=e.slice(n,t),o=[0],i=[
n+1],s=n+1;for(let d=r.indexOf("\\");d>=0;d=r.indexOf("\\",d)){U.lastIndex=d;let u=U.exec(r)?.[0].length??1,p=n+d-s;s+=u-
1,o.push(p+1),i.push(s),d+=u}let a=d=>d+(i[E(o,d)]??0),l=JSON.parse(r);return{text:String(l),toOuter:d=>({start:a(d.start),
end:a(d.end)})}}function qe(e,n){let t=[0];for(let r=e.indexOf(`
`);r>=0;r=e.indexOf(`
`,r+1))t.push(r+1);return{starts:t,firstLine:n}}function Ke({starts:e,firstLine:n},t){let{line:r,column:o}=_(e,t);return{
line:n-1+r,column:o}}var z=class extends Error{name="ConfigError";file;mistakes;constructor(n,t){super(`${n} has mistakes`),this.file=n,this.
mistakes=t}},Qe="connector-gateway-spec.config.json",g={type:"string",minLength:I(1)},J={items:g,minItems:w(1)},X={items:{
table:{name:"a report",side:"request",required:["format"],fields:{format:{enum:O},output:g}}},minItems:w(1)},ze=L("confi\
g",{table:{name:"the configuration",side:"request",fields:{$schema:"string",paths:J,exclude:{items:g},targets:{items:{table:{
name:"a target",side:"request",required:["files"],fields:{files:J,as:g,connector:g}}}},profile:{enum:["documented","tole\
rant"]},strictJson:"boolean",severity:{values:"string"},warningsAsErrors:"boolean",maxIssues:{type:"integer",min:R(1),max:$(
999999999)},baseline:g,reports:X,verify:{table:{name:"verify",side:"request",fields:{url:g,instances:{values:"string"},operations:J,
rate:{type:"integer",min:R(0),max:$(1e3)},budget:{type:"integer",min:R(1),max:$(1e6)},statedOnly:"boolean",baseline:g,reports:X}}}}}});export{O as a,Je as b,Ie as c,F as d,Le as e,Ae as f,G as g,We as h,_e as i,Be as j,qe as k,Ke as l,z as m,Qe as n,ze as o,
Pe as p,je as q};
