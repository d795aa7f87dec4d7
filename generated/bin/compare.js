// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import{a as G,c as re,d as Ee}from"./chunk.js";import{c as zn,d as xe,g as Oe,h as Pe,i as Gn,k as z,l as L,
m as en,p as Hn,q as Yn}from"./chunk4.js";import{A as Un,B as ve,C as Wn,D as Kn,R as k,U as ee,V as Xe,W as ne,
X as Jn,_ as te,ba as Re,c as M,d as Ze,e as P,q as ke,u as x,v as w,w as $e,x as Vn,y as Qe,z as Dn}from"./chunk6.js";import{resolve as Pr}from"node:path";var nn='{ "id": "<id of the change>", "reason": "<why it is accepted>", "expires": "2027-01-31" }',tn=`the form is { "ac\
cepted": [${nn}] }`;function Qn(e,n){let t=z(e,1),r=Oe(e,{});if(r!==void 0)throw new en(n,[{...L(t,r.offset),message:r.message,
help:tn}]);let o=JSON.parse(e),a=[...Gn(e).filter(({code:l})=>l==="json/duplicate-key").map(({path:l,message:m})=>({path:l,
message:m,help:"remove one of the two"})),...Yr(o)],s=w(o)&&x(o.accepted)?o.accepted:[],d=[...a.map(({path:l})=>l),...s.
map((l,m)=>["accepted",m])],c=Pe(e,d).map(({value:l})=>L(t,l.start)),u=a.map(({message:l,help:m},O)=>({...c[O]??Zn,message:l,
help:m}));if(u.length>0)throw new en(n,u);return s.flatMap((l,m)=>w(l)?[Hr(l,{file:n,...c[m]??Zn})]:[])}var Zn={line:1,column:1};
function Hr(e,n){return{id:String(e.id),reason:String(e.reason),expires:String(e.expires),at:n}}function Yr(e){if(!w(e))
return[{path:[],message:"the file must be an object",help:tn}];let n=rn(e,["$schema","accepted"],[]),{accepted:t}=e;if(!x(
t))return[...n,{path:["accepted"],message:'"accepted" must be a list',help:tn}];let r=new Set;return[...n,...t.flatMap((o,i)=>Zr(
o,["accepted",i],r))]}function Zr(e,n,t){if(!w(e))return[{path:n,message:"an accepted break must be an object",help:`the\
 form is ${nn}`}];let r=["id","reason","expires"].flatMap(s=>{let d=e[s];return typeof d=="string"&&d.trim()!==""?[]:[{path:[
...n,s],message:`"${s}" must be a text`,help:`the form is ${nn}`}]});if(r.length>0)return[...rn(e,["id","reason","expire\
s"],n),...r];let[o,i]=[String(e.id),String(e.expires)],a=t.has(o);return t.add(o),[...rn(e,["id","reason","expires"],n),
...a?[{path:[...n,"id"],message:"this id is in the list twice",help:"remove one of the two"}]:[],...Qr(i)?[]:[{path:[...n,
"expires"],message:`"expires" must be a day, not "${i}"`,help:'for instance "2027-01-31"'}]]}function rn(e,n,t){return Object.
keys(e).filter(r=>!n.includes(r)).map(r=>{let o=$e(r,n),i=o===void 0?`the keys are ${n.join(", ")}`:`did you mean "${o}"\
?`;return{path:[...t,r],message:`unknown key "${r}"`,help:i}})}function Qr(e){if(!/^\d{4}-\d{2}-\d{2}$/.test(e))return!1;
let n=Date.parse(`${e}T00:00:00Z`);return!Number.isNaN(n)&&new Date(n).toISOString().startsWith(e)}var Xr=864e5;function Xn({
expires:e},n){return n>=Date.parse(`${e}T00:00:00Z`)+Xr}var _={lost:!1,gained:!1};function et(e,n="both"){return e.some(r=>F(r,n))?"major":e.some(({caller:r,implementer:o})=>n!==
"implementer"&&r!=="none"||n!=="caller"&&o!=="none")?"minor":e.length>0?"patch":"none"}function F({caller:e,implementer:n},t="\
both"){return(t==="implementer"?n:e)==="breaking"}function B(e,n){return{lost:e.lost||n.lost,gained:e.gained||n.gained}}
function nt({lost:e,gained:n}){return{lost:n,gained:e}}function on(e,n){return{lost:e.lost&&n.lost,gained:e.gained&&n.gained}}
function tt(e,n){return(n.lost||!e.lost)&&(n.gained||!e.gained)}function V({lost:e,gained:n}){return e?n?"changed":"narr\
owed":n?"widened":"restated"}var rt={"request value narrowed":["breaking","compatible"],"request value widened":["compatible","breaking"],"request va\
lue changed":["breaking","breaking"],"request value restated":["none","none"],"response value narrowed":["compatible","b\
reaking"],"response value widened":["breaking","compatible"],"response value changed":["breaking","breaking"],"response \
value restated":["none","none"],"request param removed":["breaking","compatible"],"request param removed-required":["bre\
aking","breaking"],"request param added":["compatible","breaking"],"request param added-required":["breaking","breaking"],
"request param added-to-open":["compatible","compatible"],"request param added-required-to-open":["breaking","compatible"],
"response field removed":["breaking","compatible"],"response field added":["compatible","breaking"],"response field adde\
d-optional":["compatible","compatible"],"response field described-by":["compatible","compatible"],"request default added":[
"compatible","breaking"],"request default removed":["breaking","compatible"],"request default changed":["breaking","brea\
king"],"request default assumed":["compatible","compatible"],"request role changed":["breaking","breaking"],"request rol\
e explained":["compatible","compatible"],"request required-in-practice added":["breaking","compatible"],"request require\
d-in-practice removed":["compatible","breaking"],"response also-seen added":["compatible","compatible"],"response also-s\
een removed":["breaking","compatible"],"response demanded changed":["compatible","compatible"],"both known-values change\
d":["compatible","compatible"],"both origin changed":["compatible","compatible"],"both secret changed":["compatible","co\
mpatible"],"both deprecated added":["compatible","compatible"],"both deprecated removed":["compatible","compatible"],"bo\
th experimental added":["compatible","compatible"],"both experimental removed":["compatible","compatible"],"both inner a\
dded":["compatible","none"],"both inner removed":["compatible","none"],"both inner changed":["compatible","none"],"both \
inner known-values":["compatible","none"],"both inner type-added":["compatible","none"],"both inner type-removed":["comp\
atible","none"],"both connector added":["compatible","breaking"],"both connector removed":["breaking","compatible"],"bot\
h entity added":["compatible","breaking"],"both entity removed":["breaking","compatible"],"both operation added":["compa\
tible","breaking"],"both operation removed":["breaking","compatible"],"both record added":["compatible","compatible"],"b\
oth record removed":["breaking","breaking"],"both named-type added":["compatible","compatible"],"both named-type removed":[
"breaking","breaking"],"both kind changed":["breaking","breaking"],"both effect changed":["breaking","breaking"],"both p\
ermanent added":["breaking","compatible"],"both permanent removed":["compatible","breaking"],"both order added":["compat\
ible","breaking"],"both order removed":["breaking","compatible"],"both order changed":["breaking","breaking"],"both elem\
ents changed":["breaking","breaking"],"response meta added":["compatible","breaking"],"response meta removed":["breaking",
"compatible"],"both paging added":["compatible","breaking"],"both paging removed":["breaking","compatible"],"both paging\
 changed":["breaking","breaking"],"both paging-part added":["compatible","breaking"],"both paging-part removed":["breaki\
ng","compatible"],"both paging-part changed":["breaking","breaking"],"both range added":["compatible","breaking"],"both \
range removed":["breaking","compatible"],"both range changed":["breaking","breaking"],"both max-size lowered":["breaking",
"compatible"],"both max-size raised":["compatible","breaking"],"both max-size changed":["breaking","breaking"],"request \
auth-method added":["compatible","breaking"],"request auth-method added-covered":["compatible","compatible"],"request au\
th-method removed":["breaking","compatible"],"request auth-method removed-covered":["breaking","breaking"],"request cred\
entials added":["breaking","breaking"],"request credentials removed":["breaking","breaking"],"both definition-id changed":[
"breaking","breaking"],"both path changed":["breaking","breaking"],"both envelope changed":["breaking","breaking"],"requ\
est header added":["breaking","compatible"],"request header removed":["compatible","breaking"],"response status added":[
"compatible","compatible"],"response status removed":["compatible","breaking"],"response retry-after added":["compatible",
"breaking"],"response retry-after removed":["breaking","compatible"],"both binding added":["compatible","compatible"],"b\
oth binding changed":["compatible","compatible"],"both binding removed":["breaking","breaking"],"both vendor added":["co\
mpatible","compatible"],"both vendor changed":["compatible","compatible"],"both vendor removed":["breaking","breaking"],
"both retired added":["compatible","compatible"],"both retired changed":["compatible","compatible"],"both retired remove\
d":["compatible","compatible"],"both statement changed":["compatible","compatible"],"both text changed":["none","none"],
"both sequence changed":["none","none"]};function $({old:e,next:n},t,r){let o=new Map(e.map(l=>[t(l),l])),i=new Map(n.map(l=>[t(l),l])),a=[...o].flatMap(([l,m])=>{
let O=i.get(l);return O===void 0?[]:[{old:m,next:O}]}),s=[...i.keys()].filter(l=>o.has(l)),d=e.filter(l=>!i.has(t(l))),c=n.
filter(l=>!o.has(t(l)));return{kept:a,removed:d,added:c,isReordered:a.some((l,m)=>t(l.old)!==s[m]),hintOf:eo(d.map(u),c.
map(u),[...o.keys()],[...i.keys()])};function u(l){return{name:t(l),content:JSON.stringify(r(l))}}}function eo(e,n,t,r){
let o=new Map,i=new Map;for(let{name:s,content:d}of e.length===0?[]:n)i.set(d,[...i.get(d)??[],s]);let a=new Map(t.map((s,d)=>[
s,r[d]]));for(let{name:s,content:d}of e){let c=(i.get(d)??[]).filter(l=>!o.has(l)),u=$e(s,c)??c.find(l=>l===a.get(s));u!==
void 0&&o.set(s,` (renamed to \`${u}\`?)`).set(u,` (\`${s}\` before?)`)}return s=>o.get(s)??""}function g(e,n){return e===
n?!0:x(e)?x(n)&&e.length===n.length&&e.every((t,r)=>g(t,n[r])):w(e)&&w(n)&&no(e,n)&&Object.keys(n).every(t=>to(t,e,n))}function no(e,n){
for(let t in e)if(!g(e[t],Object.hasOwn(n,t)?n[t]:void 0))return!1;return!0}function to(e,n,t){return t[e]===void 0||Object.
hasOwn(n,e)}var ro={"both text changed":"has other texts, such as descriptions and examples","both sequence changed":"has another or\
der"},an=5,Ae=class{#n=[];#e=new Map;report(n,t,r,{group:o,direction:i,old:a,new:s}={}){let[d="",c="",u=""]=n.split(" "),
[l,m]=rt[n],O=`${o??c}/${u}`,v=ke(t.path);this.#n.push({id:`${O}:${t.address}${v}${t.variant===void 0?"":`#${t.variant}`}`,
code:O,address:t.address,pointer:v,direction:i??(d==="request"||d==="response"?d:"both"),caller:l,implementer:m,...c==="\
inner"&&{compileTime:!0},message:`${oo(t)} ${r}`,...a!==void 0&&{old:a},...s!==void 0&&{new:s}})}note(n,t){if(t.records!==
void 0)return;let r=`${n} ${t.address}#${t.variant??""}`,o=this.#e.get(r)??{kind:n,place:{...t,path:[]},names:[]};t.path.
length>0&&o.names.push(`\`${it(t.path)}\``),this.#e.set(r,o)}finish(){for(let{kind:n,place:t,names:r}of this.#e.values()){
let o=r.length>an?` and ${r.length-an} more`:"",i=r.length===0?"":`: ${r.slice(0,an).join(", ")}${o}`;this.report(n,t,ro[n]+
i)}return this.#e.clear(),this.#n}};function y(e,n=e){return{address:e,path:[],owner:n}}function S(e,...n){return{...e,path:[
...e.path,...n]}}function oo({path:e,owner:n}){return e.length===0?n:`\`${it(e)}\` of ${n}`}function it(e){return e.map(
(n,t)=>n==="*"?"[]":t===0?n:`.${n}`).join("")}function at({old:e,next:n}){return{old:ot(e),next:ot(n)}}function ot({gateway:e,
connectors:n}){let t=n.flatMap(o=>o.entities),r=t.flatMap(o=>o.operations);return new Set([e,...n,...t,...r].flatMap(o=>Object.
keys(o)))}function sn({old:e,next:n},t){return e.has(t)&&n.has(t)}function D(e,n,{old:t,next:r},o,i){let a=new Map(Object.
entries(t)),s=new Map(Object.entries(r));for(let d of new Set([...a.keys(),...s.keys()])){if(o.includes(d)||g(a.get(d),s.
get(d)))continue;(a.get(d)!==void 0&&s.get(d)!==void 0||sn(i,d))&&e.report("both statement changed",S(n,d),"is not the s\
ame")}}var dn={binding:"binding",vendor:"third party"},cn={binding:"binding that the third party will retire",vendor:"third par\
ty that will retire its interface"};function R(e,n,{old:t,next:r},o="both"){J(e,n,{old:t.origin,next:r.origin},o),b(e,n,
{old:[t.description,t.section],next:[r.description,r.section]}),dt(e,n,"deprecated",{old:t.deprecated,next:r.deprecated},
o),dt(e,n,"experimental",{old:t.experimental,next:r.experimental},o)}function b(e,n,{old:t,next:r}){g(t,r)||e.note("both\
 text changed",n)}function J(e,n,{old:t,next:r},o){if(t.kind===r.kind)return b(e,n,{old:t,next:r});let i=`is now ${st(r)}\
 (${st(t)} before)`;e.report("both origin changed",n,i,{direction:o,old:t.kind,new:r.kind})}function st({kind:e}){return e===
"not_shown"?"not shown":e}function dt(e,n,t,{old:r,next:o},i){if(r===void 0==(o===void 0))return b(e,n,{old:r,next:o});let a={
direction:i,old:r,new:o};o===void 0?e.report(`both ${t} removed`,n,`is no longer ${t}`,a):e.report(`both ${t} added`,n,`\
is now ${t}`,a)}function ct(e,n,{old:t,next:r},o){ut(e,n,"binding",{old:t.binding,next:r.binding},o)}function lt(e,n,{old:t,
next:r},o){ut(e,n,"vendor",{old:t.vendor,next:r.vendor},o)}function ut(e,n,t,{old:r,next:o},i){if(g(r,o))return;if(r===void 0||
o===void 0){if(!sn(i,t))return;o===void 0?e.report(`both ${t} removed`,n,`no longer has a ${dn[t]}`):e.report(`both ${t}\
 added`,n,`now has a ${dn[t]}`);return}let{retired:a,...s}=r,{retired:d,...c}=o;if(g(s,c)||e.report(`both ${t} changed`,
n,`has another ${dn[t]}`),g(a,d))return;let u={group:`${t}-retired`};a===void 0?e.report("both retired added",n,`has a ${cn[t]}`,
u):d===void 0?e.report("both retired removed",n,`no longer has a ${cn[t]}`,u):e.report("both retired changed",n,`has a ${cn[t]}\
: the announcement changed`,u)}var ft={fields:[],open:!0};function pt(e,{old:n,next:t}){let r=$({old:Ze(n),next:Ze(t)},({name:i})=>i,({shape:i})=>i),o=i=>y(
`${t.id}.records.${i}`);for(let{name:i}of r.removed)e.report("both inner type-removed",o(i),`is no longer an inner type${r.
hintOf(i)}`);for(let{name:i}of r.added)e.report("both inner type-added",o(i),`is a new inner type${r.hintOf(i)}`);for(let{
old:i,next:a}of r.kept){let s=o(a.name);b(e,s,{old:{...i,shape:null},next:{...a,shape:null}}),gt(e,s,{old:Te(i.shape),next:Te(
a.shape)})}r.isReordered&&e.note("both sequence changed",y(t.id))}function mt(e,n,{old:t,next:r}){let[o,i]=[t?.type,r?.type];
o===void 0&&i!==void 0?e.report("both inner added",n,`now says what is inside: ${P(i)}`,{new:P(i)}):o!==void 0&&i===void 0?
e.report("both inner removed",n,`no longer says what is inside: ${P(o)}`,{old:P(o)}):o!==void 0&&i!==void 0&&ht(e,n,{old:o,
next:i}),o===void 0==(i===void 0)&&b(e,n,{old:t?.origin,next:r?.origin})}function Te({fields:e,others:n=[]}){return[...e,
...n.map(({pattern:t,type:r})=>({name:t,type:r}))]}function gt(e,n,{old:t,next:r}){let o=$({old:t,next:r},({name:i})=>i,
({type:i})=>i);for(let{name:i}of o.removed)e.report("both inner removed",S(n,i),`is no longer known${o.hintOf(i)}`);for(let{
name:i}of o.added)e.report("both inner added",S(n,i),`is known now${o.hintOf(i)}`);for(let i of o.kept){let a=S(n,i.next.
name);b(e,a,{old:{...i.old,type:null},next:{...i.next,type:null}}),ht(e,a,{old:i.old.type,next:i.next.type})}o.isReordered&&
e.note("both sequence changed",n)}function ht(e,n,{old:t,next:r}){if(g(t,r))return;let[o,i]=[P(t),P(r)],[a,s]=[je(t),je(
r)];o!==i?e.report("both inner changed",n,`is now ${i} (${o} before)`,{old:o,new:i}):a!==void 0||s!==void 0?gt(e,n,{old:Te(
a??ft),next:Te(s??ft)}):e.report("both inner known-values",n,"names other values as examples")}function je(e){if(e.kind===
"array")return je(e.items);if(e.kind==="object")return e.shape??(e.values===void 0?void 0:je(e.values))}function bt(e){return"listed"in e?e.listed.length===0:un(oe(e,fn([e])))}function wt(e,n){return"listed"in e?e.listed.every(
t=>ln(n,t)):"listed"in n?ao(e,n.listed):io(e,n)}function ln(e,n){return"listed"in e?e.listed.includes(n):e.isWhole&&!Number.
isInteger(n)?!1:Ee(G,e).every(({accepts:t})=>t(n))}function io(e,n){let t=fn([e,n]),r=oe(e,t);if(un(r))return!0;let{min:o,
max:i,step:a}=r,s=oe({...n,isWhole:!1,multipleOf:void 0},t);if(s.min!==void 0&&(o===void 0||o<s.min)||s.max!==void 0&&(i===
void 0||i>s.max))return!1;let{step:d}=oe(n,t);return d===void 0||a!==void 0&&a%d===0n?!0:o!==void 0&&o===i&&o%d===0n}function ao(e,n){
let t=Math.min(fn([e]),...n.map(c=>ve(c)[1])),r=oe(e,t);if(un(r))return!0;let{min:o,max:i,step:a}=r;if(o===void 0||i===void 0||
a===void 0&&o<i)return!1;let s=new Set(n.map(c=>Ne(c,t))),d=a??1n;if((i-o)/d>=BigInt(s.size))return!1;for(let c=o;c<=i;c+=
d)if(!s.has(c))return!1;return!0}function un({min:e,max:n}){return e!==void 0&&n!==void 0&&e>n}function fn(e){let n=e.flatMap(
({min:t,max:r,multipleOf:o})=>[t,r,o,1]).filter(t=>t!==void 0);return Math.min(...n.map(t=>ve(t)[1]))}function Ne(e,n){let[
t,r]=ve(e);return t*10n**BigInt(r-n)}function oe({min:e,max:n,multipleOf:t,isWhole:r},o){let i=[r?1:void 0,t].filter(c=>c!==
void 0).map(c=>Ne(c,o)),a=i.length===0?void 0:i.reduce(so),s=e===void 0?void 0:Ne(e,o),d=n===void 0?void 0:Ne(n,o);return{
...s!==void 0&&{min:a===void 0?s:yt(s,a)},...d!==void 0&&{max:a===void 0?d:-yt(-d,a)},...a!==void 0&&{step:a}}}function yt(e,n){
let t=e%n;return t===0n?e:t>0n?e-t+n:e-t}function so(e,n){let[t,r]=[e,n];for(;r!==0n;)[t,r]=[r,t%r];return e/t*n}var St="(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|3[01]|30)|(?:0[469]|11)-(?:(?:0[1-9]|1[0-9]|2[0\
-8])|29|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02\
-29)",co="(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])|(?:23:5\
9:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:00)|(?:[01][0-9]|2[0-3]):(?:[14]4|[25]9):60(?:\\.[0-9]+)?[+-](?:[01][0-9]|2[0-3]):[0-5][0\
-9]))",Ct="[A-Za-z0-9!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+",kt="[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*",Fe="(?:[A-Za-z0-9\\-._~!$&'\\(\\\
)*+,;=:@]|%[0-9A-Fa-f]{2})",lo="(?:[A-Za-z0-9\\-._~!$&'\\(\\)*+,;=:]|%[0-9A-Fa-f]{2})*@",uo="(?:\\[[0-9A-Fa-f:.]+\\]|(?:[A\
-Za-z0-9\\-._~!$&'\\(\\)*+,;=]|%[0-9A-Fa-f]{2})*)",$t=`${Fe}+(?:\\/${Fe}*)*`,fo=`(?:\\/\\/(?:${lo})?${uo}(?::[0-9]*)?(?:\
\\/${Fe}*)*|\\/(?:${$t})?|${$t})`,vt=`(?:${Fe}|[\\/?])*`,xt={"date-time":{pattern:`^${St}[Tt]${co}$`,lengths:[20,1/0]},date:{
pattern:`^${St}$`,lengths:[10,10]},email:{pattern:`^${Ct}(?:\\.${Ct})*@(?:${kt}\\.)+${kt}$`,lengths:[5,1/0]},uri:{pattern:`\
^[A-Za-z][A-Za-z0-9+\\-.]*:${fo}(?:\\?${vt})?(?:#${vt})?$`,lengths:[3,1/0]},uuid:{pattern:"^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f\
]{4}){3}-[0-9A-Fa-f]{12}$",lengths:[36,36]}};var H={least:0,most:1/0},qe={least:0,most:0},Ie={least:1,most:1},U=class extends Error{};function Ot(e){try{let n=new pn(
Array.from(e)),{least:t,most:r}=n.readAlternatives();return n.isAtEnd()?{least:t,most:n.isWhole?r:1/0}:H}catch(n){if(n instanceof
U)return H;throw n}}var pn=class{isWhole=!0;#n;#e=0;#s=0;constructor(n){this.#n=n}isAtEnd(){return this.#e>=this.#n.length}readAlternatives(){
let n=[this.#c()];for(;this.#a("|");)n.push(this.#c());return{least:Math.min(...n.map(({least:t})=>t)),most:Math.max(...n.
map(({most:t})=>t))}}#c(){let n=this.#e,t=qe;for(;!this.isAtEnd()&&!this.#i("|")&&!this.#i(")");){let o=this.#l();t={least:t.
least+o.least,most:t.most+o.most}}let r=this.#n[n]==="^"&&this.#n[this.#e-1]==="$"&&this.#n[this.#e-2]!=="\\";return this.#s===
0&&!r&&(this.isWhole=!1),t}#l(){let{least:n,most:t}=this.#o(),r=this.#d();return{least:n*r.least,most:t===0||r.most===0?
0:t*r.most}}#d(){let n=this.#t();return n!==void 0&&this.#a("?"),n??Ie}#t(){if(this.#a("*"))return H;if(this.#a("+"))return{
least:1,most:1/0};if(this.#a("?"))return{least:0,most:1};if(!this.#a("{"))return;let[n="",t]=this.#u("}").split(",");return{
least:Number(n),most:t===void 0?Number(n):t===""?1/0:Number(t)}}#o(){let n=this.#n[this.#e++];return n==="^"||n==="$"?qe:
n==="("?this.#r():n==="["?this.#f():n==="\\"?this.#p():Ie}#r(){let n=this.#n.slice(this.#e,this.#e+3).join(""),t=/^\?(?:[=!]|<[=!])/u.
test(n);if(n.startsWith("?<")&&!t)this.#u(">");else if(t)this.#e+=n.startsWith("?<")?3:2;else if(n.startsWith("?:"))this.#e+=
2;else if(n.startsWith("?"))throw new U;this.#s++;let r=this.readAlternatives();if(this.#s--,!this.#a(")"))throw new U;return t?
qe:r}#f(){for(;!this.#i("]");){if(this.isAtEnd())throw new U;this.#e+=this.#i("\\")?2:1}return this.#e++,Ie}#p(){let n=this.#n[this.#e++]??
"";if(n==="b"||n==="B")return qe;if(/[1-9k]/u.test(n)||n==="u"&&!this.#i("{"))throw new U;return n==="p"||n==="P"||n==="\
u"?this.#u("}"):n==="x"?this.#e+=2:n==="c"&&this.#e++,Ie}#u(n){let t=this.#e;for(;!this.isAtEnd()&&!this.#i(n);)this.#e++;
return this.#e++,this.#n.slice(t,this.#e-1).join("")}#i(n){return this.#n[this.#e]===n}#a(n){let t=this.#i(n);return t&&
this.#e++,t}};var po=new Map(Object.entries(xt)),mo=500;function gn(e){let n=mn(e);return"listed"in n?n.listed.length===0:Le(Me(n))||Le(
Y(n))}function Rt(e,n){let[t,r]=[mn(e),mn(n)];return"listed"in t?t.listed.every(o=>_e(r,o)):gn(t)?!0:"listed"in r?Me(t).
most===0&&r.listed.includes(""):Pt(Me(t),{least:r.minLength??0,most:r.maxLength??1/0})&&Pt(Y(t),Y({...r.elements!==void 0&&
{elements:r.elements}}))&&(r.pattern===void 0||r.pattern===t.pattern)&&(r.format===void 0||r.format===t.format)&&bo(t.elements?.
values,r.elements?.values)}function _e(e,n){if("listed"in e)return e.listed.includes(n);let{format:t,elements:r,...o}=e;
return t!==void 0&&!(Et(At(t)?.pattern)?.test(n)??!0)||!go(o,n)?!1:r===void 0||ho(r,n)&&Kn(n,r.values)===void 0}function go({
minLength:e=0,maxLength:n=1/0,pattern:t},r){let o=Array.from(r).length;return o>=e&&o<=n&&(Et(t)?.test(r)??!0)}function ho(e,n){
return Ee(re,e).every(({accepts:t})=>t(Wn(n)))}function Et(e){try{return e===void 0?void 0:new RegExp(e,"u")}catch{return}}
function At(e){return po.get(e)}function Me({minLength:e=0,maxLength:n=1/0,pattern:t,format:r,elements:o}){let[i,a]=(r===
void 0?void 0:At(r)?.lengths)??[0,1/0],s=t===void 0?H:Ot(t),d=o===void 0?H:yo(o);return{least:Math.max(e,i,s.least,d.least),
most:Math.min(n,a,s.most,d.most)}}function yo(e){let{least:n,most:t}=Y({elements:e}),r=e.values?.map(a=>Array.from(a).length),
o=r===void 0?0:Math.min(...r),i=r===void 0?1/0:Math.max(...r);return{least:n*(o+1)-1,most:t*(i+1)-1}}function Y({maxLength:e=1/0,
elements:n}){return{least:Math.max(n?.minItems??1,1),most:Math.min(n?.maxItems??1/0,e+1)}}function Pt(e,n){return e.least>=
n.least&&e.most<=n.most}function Le({least:e,most:n}){return e>n}function bo(e,n){return n===void 0||(e?.every(t=>n.includes(
t))??!1)}function mn(e){if("listed"in e)return e;if(Le(Me(e))||Le(Y(e)))return{listed:[]};let{values:n}=e.elements??{},{
least:t,most:r}=Y(e);if(n===void 0)return e;let o=wo([...new Set(n)],t,r);return o===void 0?e:{listed:o.filter(i=>_e(e,i))}}
function wo(e,n,t){let r=[],o=[""];for(let i=1;i<=t;i++){if(o.length*e.length>mo-r.length)return;if(o=o.flatMap(a=>e.map(
s=>i===1?s:`${a},${s}`)),i>=n&&r.push(...o),o.length===0)break}return r}function ie(e){let{types:n,nullable:t,commaList:r}=e,{min:o,max:i,multipleOf:a,minLength:s,maxLength:d,pattern:c,format:u}=e,
{minItems:l,maxItems:m}=r??{},O=r===void 0?e.enum:r.values,v=e.const===void 0?O:[e.const];return{types:n,nullable:t,listed:v,
isList:r!==void 0,min:o,max:i,multipleOf:a,minLength:s,maxLength:d,pattern:c,format:u,minItems:l,maxItems:m}}function ae(e){
return{booleans:So(e),numbers:Co(e),strings:ko(e)}}function So({types:e,listed:n,isList:t}){return e.includes("boolean")?
[!0,!1].filter(r=>n===void 0||t||n.includes(r)):[]}function Co({types:e,listed:n,isList:t,min:r,max:o,multipleOf:i}){let a=e.
includes("number");if(!a&&!e.includes("integer"))return{listed:[]};let s={isWhole:!a,...r!==void 0&&{min:r},...o!==void 0&&
{max:o},...i!==void 0&&{multipleOf:i}};return n===void 0||t?s:{listed:n.filter(d=>typeof d=="number").filter(d=>ln(s,d))}}
function ko(e){let{types:n,listed:t,isList:r,minLength:o,maxLength:i,pattern:a,format:s}=e;if(!n.includes("string"))return{
listed:[]};let d=t?.filter(u=>typeof u=="string"),c={...o!==void 0&&{minLength:o},...i!==void 0&&{maxLength:i},...a!==void 0&&
{pattern:a},...s!==void 0&&{format:s},...r&&{elements:$o(e,d)}};return d===void 0||r?c:{listed:d.filter(u=>_e(c,u))}}function $o({
minItems:e,maxItems:n},t){return{...e!==void 0&&{minItems:e},...n!==void 0&&{maxItems:n},...t!==void 0&&{values:t}}}function wn(e,n){return{lost:!de(e,n,new Set),gained:!de(n,e,new Set)}}function Nt(e,n){return de(Tt(e),Tt(n),new Set)}function Ve(e,n){
return(!e.nullable||n.nullable)&&e.booleans.every(t=>n.booleans.includes(t))&&wt(e.numbers,n.numbers)&&Rt(e.strings,n.strings)}
function ce({fields:e,atLeastOneOf:n=[]}){return new Set([...e.filter(({required:t})=>t).map(({name:t})=>t),...n.length===
1?n:[]])}function De(e,n){if(n===void 0)return!0;let t=ce(e);return n.some(r=>t.has(r))||(e.atLeastOneOf?.every(r=>n.includes(
r))??!1)}function Tt({shape:e,records:n}){return{type:{kind:"object",nullable:!1,shape:e},records:n}}var se={kind:"any"},
hn={booleans:[],numbers:{listed:[]},strings:{listed:[]}},vo={booleans:[!0,!1],numbers:{isWhole:!1},strings:{}},xo={fields:[],
open:!0};function yn({type:e,records:n}){switch(e.kind){case"any":return{...vo,nullable:!0,arrays:{items:se,least:0,most:1/0},
objects:bn(void 0,se)};case"scalar":return{...Oo(e),nullable:e.nullable};case"array":return{...hn,nullable:e.nullable,arrays:{
items:e.items,least:e.minItems??0,most:e.maxItems??1/0}};case"object":return{...hn,nullable:e.nullable,objects:bn(e.shape,
e.values??se)};case"record":return{...hn,nullable:e.nullable,objects:Po(e.record,n)}}}function Oo(e){return ae(ie(e))}function bn(e,n){
if(e===void 0)return{shape:xo,fields:new Map,rest:n,demanded:new Set};let t=new Map(e.fields.map(r=>[r.name,r]));return{
shape:e,fields:t,rest:e.open?se:void 0,demanded:ce(e)}}function Po(e,n){let t=n.get(e);return{...bn(t?.shape,se),record:e}}
function de(e,n,t){if(n.type.kind==="any")return!0;let[r,o]=[yn(e),yn(n)];return Ve(r,o)&&Ro({...e,arrays:r.arrays},{...n,
arrays:o.arrays},t)&&Eo({...e,objects:r.objects},{...n,objects:o.objects},t)}function Ro({arrays:e,records:n},t,r){if(e===
void 0||Ft(e,n,Be))return!0;let{arrays:o}=t;if(o===void 0||e.least<o.least)return!1;let i={type:e.items,records:n};return e.
most===0||Ue(i,Be)?!0:e.most<=o.most&&de(i,{type:o.items,records:t.records},r)}function Eo({objects:e,records:n},{objects:t,
...r},o){if(e===void 0)return!0;if(e.record!==void 0&&t?.record!==void 0){let i=`${e.record} ${t.record}`;if(o.has(i))return!0;
o.add(i)}return qt(e,n,Be)?!0:t!==void 0&&Ao({objects:e,records:n},{...r,objects:t},o)}function Ao(e,n,t){let[r,o]=[e.objects,
n.objects],i=new Set([...r.fields.keys(),...o.fields.keys()]),a=({objects:s,records:d},c)=>({type:s.fields.get(c)?.type??
s.rest,records:d});return[...o.demanded].every(s=>r.demanded.has(s))&&De(r.shape,o.shape.atLeastOneOf)&&[...i].every(s=>jt(
a(e,s),a(n,s),t))&&jt({type:r.rest,records:e.records},{type:o.rest,records:n.records},t)}function jt(e,n,t){if(e.type===
void 0)return!0;let r={type:e.type,records:e.records};return n.type===void 0?Ue(r,Be):de(r,{type:n.type,records:n.records},
t)}var Be=new Set;function Ue(e,n){let{nullable:t,booleans:r,numbers:o,strings:i,arrays:a,objects:s}=yn(e);return!t&&r.length===
0&&bt(o)&&gn(i)&&(a===void 0||Ft(a,e.records,n))&&(s===void 0||qt(s,e.records,n))}function Ft({items:e,least:n,most:t},r,o){
return n>t||n>0&&Ue({type:e,records:r},o)}function qt({fields:e,demanded:n,record:t},r,o){if(t!==void 0&&o.has(t))return!1;
let i=t===void 0?o:new Set([...o,t]);return[...n].some(a=>{let s=e.get(a);return s!==void 0&&Ue({type:s.type,records:r},
i)})}var Cn={types:{group:"type",predicate:({old:e,next:n})=>`is now ${n.join(" | ")} (${e.join(" | ")} before)`},nullable:{group:"\
null",predicate:({next:e})=>e?"can now be null":"can no longer be null"},listed:{group:"values",predicate:No},isList:{group:"\
comma-list",predicate:({next:e})=>`is ${e?"now":"no longer"} a comma-separated list`},min:q("min",e=>G.min(e).demand),max:q(
"max",e=>G.max(e).demand),multipleOf:q("multiple-of",e=>G.multipleOf(e).demand),minLength:q("min-length",e=>Dn(e).demand),
maxLength:q("max-length",e=>Un(e).demand),pattern:q("pattern",e=>`match ${e}`),format:q("format",e=>`have the format ${e}`),
minItems:q("min-items",e=>re.minItems(e).demand),maxItems:q("max-items",e=>re.maxItems(e).demand)},To=Object.keys(Cn).filter(
e=>Object.hasOwn(Cn,e));function Ke(e,n,{old:t,next:r},o){g(Mt(t),Mt(r))||e.report("both known-values changed",n,"names \
other values as examples",{direction:o});let[i,a]=[ie(t),ie(r)],s=To.filter(l=>!g(i[l],a[l]));if(s.length===0)return _;let d=kn(
i,a),c=jo(s,i,a),u=c.filter(({effect:l})=>l.lost||l.gained);for(let{name:l,effect:m}of u.length===0?c:u)ze(e,n,l,{old:i,
next:a},m,o);return d}function jo(e,n,t){let r=kn(n,t),o=It(e,t,n),i=It(e,n,t).map(({name:d,effect:c},u)=>({name:d,effect:on(
on(c,nt(o[u]?.effect??_)),r)})),a=i.map(({effect:d})=>d).reduce(B,_),s={lost:r.lost&&!a.lost,gained:r.gained&&!a.gained};
return i.map(({name:d,effect:c},u)=>({name:d,effect:u===0?B(c,s):c}))}function It(e,n,t){let r=n;return e.map(o=>{let i={
...r,[o]:t[o]},a=kn(r,i);return r=i,{name:o,effect:a}})}function kn(e,n){let t={...ae(e),nullable:e.nullable},r={...ae(n),
nullable:n.nullable};return{lost:!Ve(t,r),gained:!Ve(r,t)}}function ze(e,n,t,{old:r,next:o},i,a){let{group:s,predicate:d}=Cn[t],
c=V(i),u=r[t],l=o[t],m=c==="restated"?", which makes no difference":"";e.report(`${a} value ${c}`,n,d({old:u,next:l})+m,
{group:s,old:u,new:l})}function q(e,n){return{group:e,predicate:({old:t,next:r})=>r===void 0?t===void 0?"is the same":`n\
eed no longer ${n(t)}`:`must now ${n(r)}${t===void 0?"":` (${t} before)`}`}}var Sn=6;function No({old:e,next:n}){if(n===
void 0)return`need no longer be ${We(e??[])}`;if(e===void 0)return`must now be ${We(n)}`;let t=e.filter(o=>!n.includes(o)),
r=n.filter(o=>!e.includes(o));return t.length===0&&r.length===0?"lists its values in another order":[...t.length===0?[]:
[`can no longer be ${We(t)}`],...r.length===0?[]:[`can now be ${We(r)}`]].join(" and ")}function We(e){let n=e.slice(0,Sn).
map(r=>JSON.stringify(r)),t=e.length>Sn?[`${e.length-Sn} more`]:[];return[...n,...t].join(", ").replace(/, (?=[^,]*$)/u,
" or ")}function Mt({knownValues:e,commaList:n}){return[e??null,n?.knownValues??null]}function T(e,n,{old:t,next:r},o){let i=$({old:t.shape.fields,next:r.shape.fields},({name:a})=>a,Fo);for(let a of i.removed)
e.report(qo(a,o),S(n,a.name),`is removed${i.hintOf(a.name)}`);for(let a of i.added)e.report(Mo(a,t.shape,o),S(n,a.name),
`${Io(a,o)}${i.hintOf(a.name)}`);for(let a of i.kept)Lo(e,S(n,a.next.name),a,{old:t,next:r},o);i.isReordered&&e.note("bo\
th sequence changed",n),Bo(e,n,{old:t.shape,next:r.shape},o),Vo(e,n,{old:t.shape,next:r.shape},o)}function Fo({type:e,required:n,
role:t}){return[e,n,t]}function qo({required:e},n){return n==="response"?"response field removed":e?"request param remov\
ed-required":"request param removed"}function Io({required:e},n){return e?`is new and ${n==="request"?"required":"always\
 present"}`:"is new"}function Mo({required:e},{open:n},t){return t==="response"?e?"response field added":"response field\
 added-optional":n?e?"request param added-required-to-open":"request param added-to-open":e?"request param added-require\
d":"request param added"}function Lo(e,n,{old:t,next:r},o,i){if(t.type.kind==="scalar"&&g(t,r))return;let a={old:{type:t.
type,records:o.old.records},next:{type:r.type,records:o.next.records}},s=le(e,n,a,i),d=_o(e,n,{old:t,next:r},o,s,i);zo(e,
n,{old:t,next:r},{types:a,side:i,presence:d})}function _o(e,n,t,r,o,i){let{old:a,next:s}=t;if(a.required===s.required)return!1;
let d={lost:s.required&&!ce(r.old.shape).has(s.name),gained:a.required&&!ce(r.next.shape).has(s.name)};if(i==="response"&&
Lt(a.type)!==Lt(s.type)&&tt(d,o))return!0;let u=i==="request"?["is now required","is now optional"]:["is now always pres\
ent","can now be missing"],l=V(d),m=l==="restated"?", which makes no difference":"";return e.report(`${i} value ${l}`,n,
`${u[s.required?0:1]??""}${m}`,{group:"presence",old:a.required,new:s.required}),!0}function Lt(e){return e.kind==="any"||
e.nullable}function Bo(e,n,{old:t,next:r},o){if(g(t.openBecause,r.openBecause)||e.note("both text changed",n),t.open===r.
open)return;let i=r.open?"now accepts unknown names":"no longer accepts unknown names";e.report(`${o} value ${r.open?"wi\
dened":"narrowed"}`,n,i,{group:"unknown-names",old:t.open,new:r.open})}function Vo(e,n,{old:t,next:r},o){let[i,a]=[t.atLeastOneOf,
r.atLeastOneOf];if(g(i,a))return;let s=V({lost:!De(t,a),gained:!De(r,i)}),d=a===void 0?`no longer needs one of ${_t(i)}`:
`now needs at least one of ${_t(a)}`;e.report(`${o} value ${s}`,n,d,{group:"at-least-one-of",old:i,new:a})}function _t(e=[]){
return e.map(n=>`\`${n}\``).join(", ")}function le(e,n,{old:t,next:r},o){let[i,a]=[t.type,r.type];if(i.kind==="any"&&a.kind===
"any")return _;if(i.kind==="scalar"&&a.kind==="scalar")return Ke(e,n,{old:i,next:a},o);if(i.kind==="array"&&a.kind==="ar\
ray"){let s=Bt(e,n,{old:i,next:a},o);return B(s,Do(e,n,{old:{...t,type:i},next:{...r,type:a}},o))}if((i.kind==="object"||
i.kind==="record")&&(a.kind==="object"||a.kind==="record")){let s=Bt(e,n,{old:i,next:a},o);return Wo(e,n,{old:{...t,type:i},
next:{...r,type:a}},o),s}return Wt(e,n,{old:t,next:r},o)}function Wt(e,n,{old:t,next:r},o,i="type"){let a=wn(t,r),s=`is \
now ${P(r.type)} (${P(t.type)} before)`,d={group:i,old:P(t.type),new:P(r.type)};return e.report(`${o} value ${V(a)}`,n,s,
d),a}function Bt(e,n,{old:t,next:r},o){if(t.nullable===r.nullable)return _;let i={lost:t.nullable,gained:r.nullable},a=r.
nullable?"can now be null":"can no longer be null";return e.report(`${o} value ${V(i)}`,n,a,{group:"null",old:t.nullable,
new:r.nullable}),i}function Do(e,n,{old:t,next:r},o){let i=Uo(e,n,{old:t.type,next:r.type},o),a={old:{...t,type:t.type.items},
next:{...r,type:r.type.items}};return t.type.maxItems!==0&&r.type.maxItems!==0?B(i,le(e,S(n,"*"),a,o)):(g(a.old.type,a.next.
type)||e.report(`${o} value restated`,n,"has other elements, but can only be empty",{group:"elements"}),i)}function Uo(e,n,{
old:t,next:r},o){let{minItems:i=0,maxItems:a=1/0}=t,{minItems:s=0,maxItems:d=1/0}=r,c={lost:s>i,gained:s<i},u={lost:d<a,
gained:d>a},l=({minItems:O,maxItems:v})=>({minItems:O,maxItems:v}),m={old:l(t),next:l(r)};return t.minItems!==r.minItems&&
ze(e,n,"minItems",m,c,o),t.maxItems!==r.maxItems&&ze(e,n,"maxItems",m,u,o),B(c,u)}function Wo(e,n,{old:t,next:r},o){let[
i,a]=[Vt(t),Vt(r)];if(i.named!==a.named&&e.note("both text changed",n),i.record!==void 0&&a.record!==void 0){if(i.record===
a.record&&i.address===a.address)return;let s=`is now described by ${a.record} (${i.record} before)`;e.report("response f\
ield described-by",n,s,{old:i.record,new:a.record})}if(i.shape!==void 0&&a.shape!==void 0){let s=Ko(n,i.record,a.record),
d={old:{shape:i.shape,records:t.records},next:{shape:a.shape,records:r.records}};s!==void 0&&T(e,s,d,o)}else if(i.values!==
void 0&&a.values!==void 0){let s={old:{...t,type:i.values},next:{...r,type:a.values}};le(e,S(n,"*"),s,o)}else if(i.shape!==
a.shape||i.values!==a.values){let s={old:{...t,type:{...t.type,nullable:!1}},next:{...r,type:{...r.type,nullable:!1}}};Wt(
e,n,s,o,"shape")}}function Vt({type:e,records:n}){if(e.kind==="object")return e;let t=n.get(e.record);return{shape:t?.shape,
record:e.record,address:t?.address}}function Ko(e,n,t){if(n===void 0&&t===void 0)return e;let r=`${n??""} ${t??""}`,{records:o=[]}=e;
return o.includes(r)?void 0:{...e,records:[...o,r]}}function zo(e,n,{old:t,next:r},o){let{types:i,side:a,presence:s}=o;if(Yo(
e,n,{old:t,next:r},i),n.records!==void 0)return;let d=s&&t.origin.kind!==r.origin.kind?r.origin:t.origin;if(R(e,n,{old:{
...t,origin:d},next:r},a),b(e,n,{old:[t.example,t.named],next:[r.example,r.named]}),mt(e,n,{old:t.inner,next:r.inner}),Go(
e,n,{old:t.default,next:r.default}),Jo(e,n,{old:t.role,next:r.role}),Ho(e,n,{old:t.requiredInPractice,next:r.requiredInPractice}),
t.secret!==r.secret&&e.report("both secret changed",n,r.secret?"is now a secret":"is no longer a secret",{direction:a}),
t.demanded!==r.demanded){let c=r.demanded?"must now be present in recorded traffic too":"may now be missing in recorded \
traffic";e.report("response demanded changed",n,c)}}function Go(e,n,{old:t,next:r}){if(g(t,r))return;let[o,i]=[Dt(t),Dt(
r)],a={old:t?.value,new:r?.value},s=$n(r?.value);if(o===void 0&&i===void 0){if(g(t?.value,r?.value))return e.note("both \
text changed",n);let d=r===void 0?"has no assumed default any more":`now has the assumed default ${s}`;return e.report("\
request default assumed",n,d,a)}if(o===void 0)return e.report("request default added",n,`now has the default ${s}`,a);if(i===
void 0)return e.report("request default removed",n,`no longer has the stated default ${$n(o.value)}`,a);if(g(o.value,i.value))
return e.note("both text changed",n);e.report("request default changed",n,`now has the default ${s} (${$n(o.value)} befo\
re)`,a)}function Dt(e){return e?.origin.kind==="stated"?e:void 0}function $n(e){return e===void 0?"":JSON.stringify(e)}function Jo(e,n,{
old:t,next:r}){if(t===void 0||r===void 0||g(t,r)||t.kind==="paging"&&r.kind==="paging")return;if(t.kind==="no_effect"&&r.
kind==="no_effect")return e.note("both text changed",n);let o=t.kind===r.kind?`has the same role (${vn(r.kind)}) with ot\
her details`:`has another role: ${vn(r.kind)} (${vn(t.kind)} before)`,i=g(Ut(t),Ut(r));e.report(i?"request role explaine\
d":"request role changed",n,o,{old:t,new:r})}function vn(e){return e.replaceAll("_"," ")}function Ut(e){if(e.kind!=="par\
ent")return e;let{field:n,...t}=e;return t}function Ho(e,n,{old:t,next:r}){if(t===void 0==(r===void 0))return b(e,n,{old:t,
next:r});r===void 0?e.report("request required-in-practice removed",n,"is no longer required in practice",{old:t}):e.report(
"request required-in-practice added",n,"is now required in practice",{new:r})}function Yo(e,n,{old:t,next:r},o){let[i,a]=[
t.alsoSeen,r.alsoSeen];if(g(i,a))return;let s=(l,{records:m})=>l===void 0?[]:[{type:l,records:m}],[d]=s(i,o.old),[c]=s(a,
o.next),u=d&&c?wn(d,c):{lost:c===void 0,gained:d===void 0};u.lost?e.report("response also-seen removed",n,`no longer has\
 the type that recorded traffic shows: ${i===void 0?"":P(i)}`):u.gained?e.report("response also-seen added",n,`has a fur\
ther type in recorded traffic: ${a===void 0?"":P(a)}`):e.note("both text changed",n)}var Zo={next:"the param for the next page",previous:"the param for the previous page",size:"the param with the page size",
defaultSize:"the page size when no param gives it",more:"the field that says whether there are more",token:"the field wi\
th the token of the next page",startToken:"the field with the token of the next round",total:"the field with the number \
of all elements",last:"the field that says whether this is the last page",id:"the field that is passed as the cursor",connection:"\
where the connection is"},Qo=["name","description","section","operations"],Xo=Object.keys({id:0,addresses:0,connector:0,
entity:0,action:0,paramsRequired:0,description:0,section:0,origin:0,deprecated:0,experimental:0,notes:0,writtenAt:0,kind:0,
effect:0,permanent:0,ordered:0,params:0,returns:0,meta:0,elements:0,paging:0,download:0,binding:0});function Jt(e,n,{old:t,
next:r},o){if(g(t,r))return;b(e,n,{old:[t.description,t.section],next:[r.description,r.section]}),D(e,n,{old:t,next:r},Qo,
o.knows);let i=$({old:t.operations,next:r.operations},({id:a})=>a,xn);for(let{id:a}of i.removed)e.report("both operation\
 removed",y(a),`is removed${i.hintOf(a)}`);for(let{id:a}of i.added)e.report("both operation added",y(a),`is new${i.hintOf(
a)}`);for(let a of i.kept)ei(e,a,o);i.isReordered&&e.note("both sequence changed",n)}function xn({kind:e,effect:n,params:t,
returns:r,meta:o,elements:i,paging:a}){return[e,n,t,r,o,i,a]}function ei(e,{old:n,next:t},r){if(g(n,t))return;let{records:o,
knows:i}=r,a=y(t.id);R(e,a,{old:n,next:t}),b(e,a,{old:n.notes,next:t.notes}),ni(e,a,{old:n,next:t});let s={old:{shape:n.
params,records:o.old},next:{shape:t.params,records:o.next}};T(e,y(t.addresses.params,t.id),s,"request"),ri(e,a,{old:n,next:t},
o),ci(e,a,{old:n.paging,next:t.paging}),ii(e,a,{old:n.download,next:t.download}),ct(e,a,{old:n,next:t},i),D(e,a,{old:n,next:t},
Xo,i)}function ni(e,n,{old:t,next:r}){t.kind!==r.kind&&e.report("both kind changed",n,`is now of the kind ${r.kind} (${t.
kind} before)`,{old:t.kind,new:r.kind}),t.effect!==r.effect&&e.report("both effect changed",n,`is now a ${r.effect} (${t.
effect} before)`,{old:t.effect,new:r.effect}),t.permanent!==r.permanent&&(r.permanent?e.report("both permanent added",n,
"can no longer be undone"):e.report("both permanent removed",n,"can now be undone")),ti(e,n,{old:t.ordered,next:r.ordered})}
function ti(e,n,{old:t,next:r}){t!==r&&(t===void 0?e.report("both order added",n,`now returns records in the order ${r??
""}`,{new:r}):r===void 0?e.report("both order removed",n,`no longer returns records in the order ${t}`,{old:t}):e.report(
"both order changed",n,`now returns records in the order ${r} (${t} before)`,{old:t,new:r}))}function ri(e,n,{old:t,next:r},o){
if(t.returns!==void 0&&r.returns!==void 0){J(e,{...n,variant:"returns"},{old:t.returns.origin,next:r.returns.origin},"re\
sponse");let i={old:{type:zt(t.returns),records:o.old},next:{type:zt(r.returns),records:o.next}};le(e,y(r.addresses.record??
`${r.id}.record`,`the record of ${r.id}`),i,"response")}!g(t.elements,r.elements)&&t.kind===r.kind&&e.report("both eleme\
nts changed",n,`now has its elements in ${Kt(r.elements)} (${Kt(t.elements)} before)`,{old:t.elements,new:r.elements}),oi(
e,{old:t,next:r},o)}function Kt(e){return e===void 0?"no place":`\`${e.join(".")}\``}function zt({record:e}){return{kind:"\
record",nullable:!1,record:e}}function oi(e,{old:n,next:t},r){let o=y(t.addresses.meta??n.addresses.meta??`${t.id}.meta`,
`the Meta of ${t.id}`);if(n.meta!==void 0&&t.meta!==void 0){let i={old:{shape:n.meta,records:r.old},next:{shape:t.meta,records:r.
next}};T(e,o,i,"response")}else t.meta!==void 0?e.report("response meta added",o,"is new"):n.meta!==void 0&&e.report("re\
sponse meta removed",o,"is removed")}function ii(e,n,{old:t,next:r}){ai(e,n,{old:t?.range,next:r?.range}),si(e,n,{old:t?.
maxSize,next:r?.maxSize})}function ai(e,n,{old:t,next:r}){if(t===r)return;let o={old:t,new:r};t===void 0?e.report("both \
range added",n,`now takes a range in \`${r??""}\``,o):r===void 0?e.report("both range removed",n,`no longer takes a rang\
e in \`${t}\``,o):e.report("both range changed",n,`now takes a range in \`${r}\` (\`${t}\` before)`,o)}function si(e,n,{
old:t,next:r}){if(t===r)return;let[o,i]=[Gt(t),Gt(r)],s=`${r===void 0?"no longer limits the size of files":`now returns \
files of at most ${r}`}${t===void 0?"":` (${t} before)`}`,d={old:t,new:r};o===void 0||i===void 0?e.report("both max-size\
 changed",n,s,d):o===i?e.note("both text changed",n):e.report(i<o?"both max-size lowered":"both max-size raised",n,s,d)}
var di=new Map(["b","kb","mb","gb","tb"].map((e,n)=>[e,1e3**n]));function Gt(e){if(e===void 0)return 1/0;let[,n,t=""]=/^(\d+(?:\.\d+)?)\s*(\w+)$/u.
exec(e)??[],r=di.get(t.toLowerCase());return n===void 0||r===void 0?void 0:Number(n)*r}function ci(e,n,{old:t,next:r}){if(t===
void 0||r===void 0){if((t??r??{kind:"none"}).kind==="none")return b(e,n,{old:t,next:r});r===void 0?e.report("both paging\
 removed",n,"no longer has pages",{old:t?.kind}):e.report("both paging added",n,`now has pages (${r.kind})`,{new:r.kind});
return}if(J(e,{...n,variant:"paging"},{old:t.origin,next:r.origin},"both"),t.kind!==r.kind)return e.report("both paging \
changed",n,`has another kind of paging: ${r.kind} (${t.kind} before)`,{old:t.kind,new:r.kind});li(e,n,{old:t,next:r})}function li(e,n,{
old:t,next:r}){let o=new Map(Object.entries(t)),i=new Map(Object.entries(r));for(let[s,d]of Object.entries(Zo)){let[c,u]=[
o.get(s),i.get(s)];if(g(c,u))continue;let l={group:`paging-${s.replaceAll(/[A-Z]/gu,m=>`-${m.toLowerCase()}`)}`};c===void 0?
e.report("both paging-part added",n,`now names ${d}: ${Ge(u)}`,l):u===void 0?e.report("both paging-part removed",n,`no l\
onger names ${d}: ${Ge(c)}`,l):e.report("both paging-part changed",n,`changes ${d}: ${Ge(u)} (${Ge(c)} before)`,l)}let a=s=>[
s.notShown,s.profile,"because"in s?s.because:void 0];b(e,n,{old:a(t),next:a(r)})}function Ge(e){return`\`${(x(e)?e:w(e)?
[e.in,e.within,e.field].flat():[e]).filter(t=>t!==void 0&&t!=="meta").join(".")}\``}var ui=Object.keys({id:0,title:0,description:0,document:0,notShown:0,addresses:0,definitionId:0,auth:0,config:0,vendor:0,
types:0,records:0,innerTypes:0,entities:0});function Qt(e,{old:n,next:t},r,o){let i=y(t.id),a={old:Yt(r.old,n.records),next:Yt(
r.next,t.records)};b(e,i,{old:Ht(n),next:Ht(t)}),fi(e,i,{old:n.definitionId,next:t.definitionId}),mi(e,{old:n,next:t},a),
hi(e,i,{old:n.config,next:t.config},a),lt(e,i,{old:n,next:t},o),pi(e,i,{old:n.types,next:t.types}),On(e,t.id,{old:n.records,
next:t.records},a),pt(e,{old:n,next:t}),D(e,i,{old:n,next:t},ui,o);let s=$({old:n.entities,next:t.entities},({name:c})=>c,
er),d=c=>y(`${t.id}.${c}`);for(let{name:c}of s.removed)e.report("both entity removed",d(c),`is removed${s.hintOf(c)}`);for(let{
name:c}of s.added)e.report("both entity added",d(c),`is new${s.hintOf(c)}`);for(let c of s.kept)Jt(e,d(c.next.name),c,{records:a,
knows:o});s.isReordered&&e.note("both sequence changed",i)}function Xt({definitionId:e,entities:n}){return[e.value,n.map(
er)]}function er({operations:e}){return e.map(n=>[n.action,xn(n)])}function Ht({title:e,description:n,document:t,notShown:r}){
return[e,n,t,r]}function Yt(e,n){return new Map([...e,...n].map(t=>[t.name,t]))}function fi(e,n,{old:t,next:r}){if(t.value!==
r.value){let o=`has another definition id: ${r.value} (${t.value} before)`;e.report("both definition-id changed",n,o,{old:t.
value,new:r.value})}J(e,{...n,variant:"definition_id"},{old:t.origin,next:r.origin},"request")}function pi(e,n,{old:t,next:r}){
let o=$({old:t,next:r},({name:c})=>c,({type:c})=>c),i=c=>S(n,"types",c),a=({name:c})=>e.report("both named-type removed",
i(c),`is removed${o.hintOf(c)}`),s=({name:c})=>e.report("both named-type added",i(c),`is new${o.hintOf(c)}`);o.removed.filter(
W).forEach(a),o.added.filter(W).forEach(s);for(let c of o.kept)W(c.old)&&!W(c.next)?a(c.old):!W(c.old)&&W(c.next)?s(c.next):
R(e,i(c.next.name),c);([...o.removed,...o.added].some(c=>!W(c))||o.isReordered)&&e.note("both sequence changed",S(n,"typ\
es"))}function W({type:e,returned:n}){return n!==!0&&e.kind==="object"&&e.shape!==void 0}function On(e,n,{old:t,next:r},o){
let i=$({old:t,next:r},({name:s})=>s,({shape:s})=>s),a=s=>y(`${n}.records.${s}`);for(let{name:s}of i.removed)e.report("b\
oth record removed",a(s),`is removed${i.hintOf(s)}`);for(let{name:s}of i.added)e.report("both record added",a(s),`is new${i.
hintOf(s)}`);for(let s of i.kept){if(g(s.old,s.next))continue;let d=a(s.next.name);R(e,d,s,"response"),b(e,d,{old:[s.old.
extends,s.old.example],next:[s.next.extends,s.next.example]});let c={old:{shape:s.old.shape,records:o.old},next:{shape:s.
next.shape,records:o.next}};T(e,d,c,"response")}i.isReordered&&e.note("both sequence changed",y(n))}function mi(e,{old:n,
next:t},r){let o=t.addresses.authConfig??n.addresses.authConfig??`${t.id}.auth_config`,i=y(o);if(n.auth.length===0&&t.auth.
length>0)return e.report("request credentials added",i,"is new and required");if(n.auth.length>0&&t.auth.length===0)return e.
report("request credentials removed",i,"is removed");let a=$({old:n.auth,next:t.auth},({name:d})=>d,({shape:d})=>d),s=({
name:d})=>t.auth.length>1||n.auth.length>1?{...i,variant:d}:i;for(let d of a.removed){let c=a.hintOf(d.name);Zt({shape:d.
shape,records:r.old},t.auth,r.next)?e.report("request auth-method removed-covered",S(y(t.id),"auth",d.name),`is removed${c}`):
e.report("request auth-method removed",s(d),`no longer has the method ${d.name}${c}`)}for(let d of a.added){let u=Zt({shape:d.
shape,records:r.next},n.auth,r.old)?"request auth-method added-covered":"request auth-method added";e.report(u,s(d),`now\
 has the method ${d.name}${a.hintOf(d.name)}`)}for(let d of a.kept)gi(e,s(d.next),d,r);a.isReordered&&e.note("both seque\
nce changed",i)}function Zt(e,n,t){return n.some(r=>Nt(e,{shape:r.shape,records:t}))}function gi(e,n,{old:t,next:r},o){R(
e,n,{old:t,next:r},"request"),b(e,n,{old:t.title,next:r.title});let i={old:{shape:t.shape,records:o.old},next:{shape:r.shape,
records:o.next}};T(e,n,i,"request")}function hi(e,n,{old:t,next:r},o){let i=S(n,"config");if(t===void 0&&r===void 0)return;
if(t===void 0)return e.report("request param added",i,"is new");if(r===void 0)return e.report("request param removed",i,
"is removed");R(e,i,{old:t,next:r},"request");let a={old:{shape:t.shape,records:o.old},next:{shape:r.shape,records:o.next}};
T(e,i,a,"request")}var yi=Object.keys({title:0,description:0,version:0,document:0,baseUrlExample:0,actions:0,notShown:0,addresses:0,headers:0,
createInstance:0,execute:0,error:0,records:0,statuses:0});function rr(e,{old:n,next:t},r){let o=y("gateway","the gateway"),
i={old:nr(n),next:nr(t)};b(e,o,{old:tr(n),next:tr(t)}),bi(e,o,{old:n.headers,next:t.headers}),wi(e,{old:n,next:t},i),Si(
e,o,{old:n,next:t},i),ue(e,y(t.addresses.error),{old:n.error,next:t.error},"response",i),ki(e,o,{old:n.statuses,next:t.statuses}),
On(e,"gateway",{old:n.records,next:t.records},i),D(e,o,{old:n,next:t},yi,r)}function nr({records:e}){return new Map(e.map(
n=>[n.name,n]))}function tr({title:e,description:n,document:t,baseUrlExample:r,actions:o,notShown:i}){return[e,n,t,r,o,i]}
function bi(e,n,{old:t,next:r}){if(t===void 0||r===void 0)return;let o=$({old:t,next:r},({name:a})=>a,({type:a})=>a),i=a=>S(
n,"headers",a);for(let{name:a}of o.removed)e.report("request header removed",i(a),`is removed${o.hintOf(a)}`);for(let{name:a}of o.
added)e.report("request header added",i(a),`is new${o.hintOf(a)}`);for(let a of o.kept){let s=i(a.next.name);R(e,s,a,"re\
quest"),b(e,s,{old:a.old.example,next:a.next.example}),Ke(e,s,{old:{...a.old.type,kind:"scalar"},next:{...a.next.type,kind:"\
scalar"}},"request"),a.old.secret!==a.next.secret&&e.report("both secret changed",s,a.next.secret?"is now a secret":"is \
no longer a secret",{direction:"request"})}o.isReordered&&e.note("both sequence changed",n)}function ue(e,n,{old:t,next:r},o,i){
R(e,n,{old:t,next:r},o);let a={old:{shape:t.shape,records:i.old},next:{shape:r.shape,records:i.next}};T(e,n,a,o)}function or(e,n,{
old:t,next:r}){t!==r&&e.report("both path changed",n,`has the path ${r} (${t} before)`,{old:t,new:r})}function wi(e,{old:n,
next:t},r){let o=y(t.addresses.createInstance),[i,a]=[n.createInstance,t.createInstance];or(e,o,{old:i.path,next:a.path});
let s={old:{...i,shape:i.request},next:{...a,shape:a.request}};ue(e,o,s,"request",r);let d=y(t.addresses.createInstanceResponse);
ue(e,d,{old:i.response,next:a.response},"response",r)}function Si(e,n,{old:t,next:r},o){let i=y(r.addresses.execute),[a,
s]=[t.execute,r.execute];or(e,i,{old:a.path,next:s.path});let d=m=>({fields:m,open:!1}),c={old:{shape:d(a.pathParams),records:o.
old},next:{shape:d(s.pathParams),records:o.next}};T(e,S(n,"execute","pathParams"),c,"request");let u={old:{...a,shape:a.
request},next:{...s,shape:s.request}};ue(e,i,u,"request",o);let l=S(n,"execute","response");ue(e,l,{old:a.response,next:s.
response},"response",o);for(let m of["result","meta"])Ci(e,S(l,m),{old:a.response[m],next:s.response[m]})}function Ci(e,n,{
old:t,next:r}){t!==r&&e.report("both envelope changed",n,`has the name \`${r}\` (\`${t}\` before)`,{direction:"response",
old:t,new:r})}function ki(e,n,{old:t,next:r}){if(t===void 0||r===void 0)return;let o=$({old:t,next:r},({status:a})=>String(
a),({status:a})=>a),i=a=>S(n,"statuses",String(a));for(let{status:a}of o.removed)e.report("response status removed",i(a),
"is removed");for(let{status:a}of o.added)e.report("response status added",i(a),"is new");for(let a of o.kept){let s=i(a.
next.status);R(e,s,a,"response"),b(e,s,{old:a.old.example,next:a.next.example}),a.old.retryAfter!==a.next.retryAfter&&(a.
next.retryAfter?e.report("response retry-after added",s,"now comes with `Retry-After`"):e.report("response retry-after r\
emoved",s,"no longer comes with `Retry-After`"))}o.isReordered&&e.note("both sequence changed",n)}function ir(e,n){let t=new Ae,r=at({old:e,next:n}),o={old:e.gateway.records,next:n.gateway.records};rr(t,{old:e.gateway,
next:n.gateway},r);let i=$({old:e.connectors,next:n.connectors},({id:a})=>a,Xt);for(let{id:a}of i.removed)t.report("both\
 connector removed",y(a),`is removed${i.hintOf(a)}`);for(let{id:a}of i.added)t.report("both connector added",y(a),`is ne\
w${i.hintOf(a)}`);for(let a of i.kept)g(a.old,a.next)||Qt(t,a,o,r);return i.isReordered&&t.note("both sequence changed",
y("connectors","the list of connectors")),t.finish()}function ar(e,{address:n,pointer:t}){let r=new Pn(e),o=t.split("/").slice(1),i=r.toAddress(n.split("."),o),a=i!==void 0&&
i.every(s=>r.into(s.replaceAll("~1","/").replaceAll("~0","~")));return{path:r.path,isExact:a}}var $i={create_instance:["\
createInstance","request"],create_instance_response:["createInstance","response"],execute:["execute","request"],error:["\
error"]},Pn=class e{path=[];#n;#e;constructor(n){this.#n=n,this.#e=n}toAddress([n="",...t],r){if(n==="gateway"){let[s,...d]=t,
c=s===void 0?[]:$i[s]??[s];return this.#t(["gateway",...c,...d])?r:void 0}if(!this.#t(["connectors",n]))return;let[o,i,a]=t;
if(o===void 0)return r;if(o==="auth_config")return this.#t(["auth"])?this.#c(r):void 0;if(o==="records")return this.#t(t)||
this.#d(i??"")?r:void 0;if(o==="execute")return r;if(this.#t(["entities",o])){if(i===void 0)return r;if(!(!this.#t(["ope\
rations"])||!this.#o("action",i)))return a===void 0?r:this.#s(a,r)}}into(n){let t=this.#e;if(x(t))return this.#o("name",
n)||this.#o("id",n);if(!w(t))return!1;if(t.kind==="record"&&typeof t.record=="string")return this.#d(t.record)&&this.into(
n);for(let r of["fields","shape","type"])if(r in t&&this.#l(r,n))return!0;return n==="*"?this.#r("items")||this.#r("valu\
es"):"items"in t&&this.#l("items",n)||this.#r(n)||"values"in t&&this.#r("values")}#s(n,t){let[r,...o]=t,i=w(this.#e)&&w(
this.#e.returns)?this.#e.returns.record:void 0;if(n==="record"||n==="response"&&r==="result"){let a=n==="record"?t:o[0]===
"*"?o.slice(1):o;return typeof i=="string"&&this.#d(i)?a:void 0}return n==="request"||n==="response"?r==="params"||r==="\
meta"?t:void 0:this.#r(n)?t:void 0}#c(n){let t=x(this.#e)?this.#e:[],[r,o]=[this.#e,this.path];for(let i of t.keys())if([
this.#e,this.path]=[t[i],[...o,i]],n[0]!==void 0&&this.into(n[0]))return n.slice(1);return[this.#e,this.path]=[r,o],n}#l(n,t){
let[r,o]=[this.#e,this.path];return this.#r(n)&&this.into(t)?!0:([this.#e,this.path]=[r,o],!1)}#d(n){let t=this.path[0]===
"connectors"?this.path.slice(0,2):void 0;return[...t===void 0?[]:["records","innerTypes"].map(o=>[...t,o]),["gateway","r\
ecords"]].some(o=>{let i=new e(this.#n);return i.#t([...o.map(String),n])?([this.#e,this.path]=[i.#e,i.path],!0):!1})}#t(n){
return n.every(t=>this.#r(t)||this.#o("name",t)||this.#o("id",t))}#o(n,t){if(!x(this.#e))return!1;let r=this.#e.findIndex(
o=>w(o)&&o[n]===t);return r<0?!1:(this.#e=this.#e[r],this.path=[...this.path,r],!0)}#r(n){return x(this.#e)&&/^\d+$/.test(
n)&&Number(n)<this.#e.length?(this.#e=this.#e[Number(n)],this.path=[...this.path,Number(n)],!0):!w(this.#e)||!Object.hasOwn(
this.#e,n)?!1:(this.#e=this.#e[n],this.path=[...this.path,n],!0)}};var vi=/(?:\s+|\/\/[^\n\r]*|\/\*[^]*?(?:\*\/|$))+/y,xi=/[\p{ID_Start}$_#@][\p{ID_Continue}$\u200c\u200d]*/uy,Oi=/(?:0[xXbBoO][\dA-Fa-f_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)n?/y,
dr=/"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?/y,Pi=/=>|\.\.\.|\?\.|\*\*|&&|\|\||[^]/uy;function En(e){let n=new Map;
for(let t of Ei(Li(e)))for(let[r,o]of Ni(t)){let i=n.get(r);n.set(r,i===void 0?o:`${i} ; ${o}`)}return n}var Ri=new Set(
["{","(","["]),cr=new Set(["}",")","]"]),lr=new Set(["interface","class","namespace","module","enum","global"]),ur=new Set(
["export","declare","default","abstract","async"]),An=new Set([...lr,...ur,"import","type","const","let","var","function",
"using"]);function Ei(e){let n=[[]],t=0;for(let[r,{text:o,startsLine:i}]of e.entries()){let a=n.at(-1)??[];if(t===0&&o===
";"){n.push([]);continue}t===0&&i&&a.length>0&&Ai(o,e[r+1]?.text)?n.push([o]):a.push(o),Ri.has(o)&&(t+=1),cr.has(o)&&(t=
Math.max(0,t-1)),t===0&&o==="}"&&ji(n.at(-1)??[])&&Ti(e[r+1])&&n.push([])}return n.filter(({length:r})=>r>0)}function Ai(e,n){
return!An.has(e)||n===void 0?!1:/^[\p{ID_Start}$_"{*]/u.test(n)&&n!=="extends"}function Ti(e){return e===void 0||An.has(
e.text)}function ji(e){let n=e.find(t=>!ur.has(t));return n!==void 0&&lr.has(n)}function Ni(e){let[n,t,r]=e;if(n==="impo\
rt")return[];if(n==="export"){if(t==="*")return[sr(e)];if(t==="{"||t==="type"&&r==="{")return Fi(e);if(t==="type"&&r==="\
*")return[sr(e)];if(t==="="||t==="default")return[["default",Rn(e)]]}let o=Ii(e);return o===void 0?[]:[[o,Rn(e)]]}function sr(e){
let n=e.indexOf("*");return[e[n+1]==="as"?e[n+2]??"":e.slice(n).join(" "),Rn(e)]}function Fi(e){let[n,t]=[e.indexOf("{"),
e.indexOf("}")],r=[...e.slice(0,n),...e.slice(t+1)].join(" ");return qi(e.slice(n+1,t),",").flatMap(o=>{let i=o.at(-1);return i===
void 0?[]:[[i,`${r} ${o.join(" ")}`]]})}function qi(e,n){let t=[[]];for(let r of e)r===n?t.push([]):t.at(-1)?.push(r);return t}
function Ii(e){let n=e.findIndex(i=>!An.has(i)),t=e[n];if(t!==void 0&&n>0&&/^[\p{ID_Start}$_"]/u.test(t))return t;let o=e[n-
1];return n>1&&o!==void 0?o:void 0}var Mi=new Set(["=",":","(","[","<",",","{",";","=>","|","&"]);function Rn(e){return e.
filter((n,t)=>{let[r="",o=""]=[e[t-1],e[t+1]];return n==="|"||n==="&"?!Mi.has(r):n===","?!cr.has(o)&&o!==">":n!==";"||o!==
"}"}).filter((n,t)=>t>0||n!=="export").join(" ")}function Li(e){let n=[],t=0,r=!0;for(;t<e.length;){let o=Z(vi,e,t);if(r||=
/[\n\r]/.test(o),t+=o.length,t>=e.length)break;let i=_i(e,t);n.push({text:i.shown??i.read,startsLine:r}),t+=i.read.length,
r=!1}return n}function _i(e,n){let t=e[n];if(t==="`")return{read:fr(e,n)};if(t==='"'||t==="'"){let o=Z(dr,e,n);return{read:o,
shown:o.startsWith("'")?`"${o.slice(1,-1).replaceAll("\\'","'").replaceAll('"','\\"')}"`:o}}return{read:Z(xi,e,n)||Z(Oi,
e,n)||Z(Pi,e,n)}}function fr(e,n){let t=0;for(let r=n+1;r<e.length;r+=1){let o=e[r];if(o==="\\")r+=1;else if(o==="$"&&e[r+
1]==="{")t+=1,r+=1;else if(t>0&&(o==='"'||o==="'"))r+=Z(dr,e,r).length-1;else if(t>0&&o==="{")t+=1;else if(t>0&&o==="}")
t-=1;else if(t>0&&o==="`")r+=fr(e,r).length-1;else if(o==="`")return e.slice(n,r+1)}return e.slice(n)}function Z(e,n,t){
return e.lastIndex=t,e.exec(n)?.[0]??""}var Tn=["major","minor","patch","none"],Bi=/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/,
pr=new Map,Vi={added:"is a new export",removed:"is no longer exported",changed:"has another declaration, although the ca\
talog has not changed"};function yr(e,n,t){let r=ir(e.catalog,n.catalog),o=e.declarations===void 0||n.declarations===void 0?
void 0:zi(e.declarations,n.declarations,r);return Di(e,n,[...r,...o??[]],{...t,comparesDeclarations:o!==void 0})}function Di(e,n,t,{
accepted:r,checkVersion:o,comparesDeclarations:i,now:a,...s}){let d=new Map(r.map(v=>[v.id,v])),c=Ki(e,n,t),u=t.map((v,Gr)=>{
let[Ce,Bn]=[d.get(v.id),c[Gr]],Jr=Ce===void 0?{}:Xn(Ce,a)?{expired:Ce}:{accepted:Ce};return{...Ui(v),...Jr,...Bn!==void 0&&
{position:Bn}}}),l=new Set(t.map(({id:v})=>v)),m={old:e.catalog.gateway.version,new:n.catalog.gateway.version},O=Wi(u,s.
for);return{for:s.for,sides:{old:e.name,new:n.name},versions:m,changes:u,required:O,...o&&{version:Hi(m.old,m.new,O)??"u\
nreadable"},stale:r.filter(({id:v})=>!l.has(v)),comparesDeclarations:i}}function Ui(e){let{message:n,old:t,new:r}=e;return{
...e,message:Vn(n),...t!==void 0&&{old:Qe(t)},...r!==void 0&&{new:Qe(r)}}}function Wi(e,n){let t=et(e.filter(({accepted:o})=>o===
void 0),n);return e.some(({accepted:o})=>o!==void 0)&&t!=="major"?"minor":t}function mr(e,n){return e.accepted===void 0&&
F(e,n)}function fe({changes:e,version:n,for:t}){return n===void 0?e.some(r=>mr(r,t)):n==="unreadable"||!n.isEnough||e.some(
r=>r.expired!==void 0&&mr(r,t))}function Ki(e,n,t){let[r,o]=[gr(n,t),gr(e,t)];return t.map((i,a)=>{if(i.code.startsWith(
"declaration/"))return;let s=[r[a],o[a]].filter(d=>d?.position!==void 0);return(s.find(d=>d?.isExact===!0)??s[0])?.position})}
function gr({catalog:e,findPositions:n},t){if(n===void 0)return[];let r=t.map(i=>ar(e,i)),o=n(r.map(({path:i},a)=>({path:i,
facet:t[a]?.code.split("/")[0]??""})));return r.map((i,a)=>({...i,position:o[a]}))}function zi(e,n,t){let r=new Set(t.flatMap(
({address:a,code:s})=>s==="text/changed"?[]:a.split(".").slice(0,1))),o=a=>{let s=/^connectors\/([\w-]+)(?:\.(?:types|inner))?\.d\.ts$/.
exec(a)?.[1];return s===void 0?r.size>0:r.has(s)||r.has("gateway")};return[...new Set([...e.keys(),...n.keys()])].sort().
filter(a=>!o(a)).flatMap(a=>Gi(a,e.get(a),n.get(a)))}function Gi(e,n,t){if(n===t)return[];let[r,o]=[n===void 0?pr:En(n),
t===void 0?pr:En(t)];return[...new Set([...r.keys(),...o.keys()])].flatMap(i=>{let[a,s]=[r.get(i),o.get(i)];return a===s?
[]:[Ji(e,i,a,s)]})}function Ji(e,n,t,r){let o=t===void 0?"added":r===void 0?"removed":"changed",i=e.replace(/\.d\.ts$/,""),
a=`declaration/${o}`,s=o==="added"?"compatible":"breaking",d=`/${n.replaceAll("~","~0").replaceAll("/","~1")}`;return{id:`${a}\
:${i}${d}`,code:a,address:i,pointer:d,direction:"both",caller:s,implementer:s,message:`\`${n}\` of ${e} ${Vi[o]}`,...t!==
void 0&&{old:t},...r!==void 0&&{new:r}}}function Hi(e,n,t){let[r,o]=[hr(e),hr(n)];if(r===void 0||o===void 0)return;let i=Qi(
r,o),a=i>=0?"none":Zi(r,o),s=Yi(r,t),d=i<0?Tn.indexOf(a)<=Tn.indexOf(s):i===0&&s==="none";return{old:e,new:n,step:a,needed:s,
isEnough:d}}function Yi({numbers:[e],early:n},t){return t==="none"?"none":n.length>0?"patch":e>0?t:t==="major"?"minor":"\
patch"}function Zi({numbers:e},{numbers:n}){let t=e.findIndex((r,o)=>r!==n[o]);return Tn[t===-1?2:t]??"none"}function hr(e){
let[,n,t,r,o]=Bi.exec(e)??[];if(n!==void 0)return{numbers:[Number(n),Number(t),Number(r)],early:o?.split(".")??[]}}function Qi(e,n){
for(let[t,r]of e.numbers.entries()){let o=r-(n.numbers[t]??0);if(o!==0)return o}if(e.early.length===0||n.early.length===
0)return n.early.length-e.early.length;for(let[t,r]of e.early.entries()){let o=Xi(r,n.early[t]);if(o!==0)return o}return e.
early.length-n.early.length}function Xi(e,n){if(n===void 0)return 1;let[t,r]=[/^\d+$/.test(e),/^\d+$/.test(n)];return t&&
r?Number(e)-Number(n):t!==r?t?-1:1:e<n?-1:+(e>n)}var jn={both:"Breaking for callers and implementers",caller:"Breaking for callers",implementer:"To do for implementers",
compatible:"Compatible",types:"Compatible, with other types at compile time",unseen:"Without effect on programs",accepted:"\
Accepted breaks"};function pe({changes:e,for:n}){let t=new Map;for(let o of e){let i=JSON.stringify([br(o,n),wr(o),o.code,
Sr(o,"…")]),a=t.get(i);a===void 0?t.set(i,[o]):a.push(o)}let r=[...t.values()].map(o=>{let[i]=o,a=o.length===1?i.message:
Sr(i,ta(o));return{heading:br(i,n),connector:wr(i),message:a,changes:o}});return ea.flatMap(o=>r.filter(i=>i.heading===o))}
var ea=Object.keys(jn);function br(e,n){let{caller:t,implementer:r,accepted:o,compileTime:i}=e;if(o!==void 0)return"acce\
pted";let a=n!=="implementer"&&t==="breaking",s=n!=="caller"&&r==="breaking";return a?s?"both":"caller":s?"implementer":
i===!0?"types":t==="none"&&r==="none"?"unseen":"compatible"}function wr({code:e,address:n}){return e.startsWith("declara\
tion/")?"types":n.split(".")[0]??""}function Sr({address:e,message:n},t){let r=Cr(e).find(o=>n.includes(o));return r===void 0?
n:n.startsWith(r)?`each of ${t}${n.slice(r.length)}`:n.replace(r,t)}function Cr(e){let n=/^\w+\.\w+\.\w+(?=\.)/.exec(e)?.[0];
return n===void 0?e.includes(".")?[e]:[]:[e,n]}var na=[[/^inner\/type-/,"types"],[/ \w+\.records\.\w+$/,"records"],[/ \w+\.\w+\.\w+(?:\.\w+)?$/,
"operations"]];function ta(e){let n=na.find(([t])=>e.every(({code:r,address:o})=>t.test(`${r} ${o}`)))?.[1]??"places";return`${e.
length} ${n}`}function me({changes:e},n){let t=[...new Set(e.map(({address:o})=>Cr(o).at(-1)??o))],r=t.length-n;return r<=
1?t.join(", "):`${t.slice(0,n).join(", ")} and ${r} more`}function Je({changes:e,required:n,for:t}){if(e.length===0)return"no changes";let r=e.filter(({accepted:u})=>u===void 0),
o=r.filter(u=>F(u,t)).length,i=u=>t==="both"&&F(u,"implementer"),a=r.filter(i).length,s=r.filter(u=>!F(u,t)&&!i(u)),d=s.
filter(({caller:u,implementer:l})=>u==="none"&&l==="none").length;return`${[...ge(o,`breaking for ${t==="implementer"?"i\
mplementers":"callers"}`),...o===0&&a>0?["compatible for callers"]:[],...ge(a,"to do for implementers"),...ge(s.length-d,
"compatible"),...ge(d,"without effect on programs"),...ge(e.length-r.length,"accepted")].join(", ")} (version step: ${n}\
)`}function ge(e,n){return e===0?[]:[`${e} ${n}`]}function he({changes:e,stale:n,version:t,versions:r,required:o,comparesDeclarations:i}){
return[...e.flatMap(({expired:s})=>s??[]).map(({id:s,expires:d,reason:c,at:u})=>({severity:"error",code:"accept/expired",
message:`the accepted break ${s} has expired on ${d} (${c})`,help:"undo the break, or accept it until another day",position:u})),
...n.map(({id:s,at:d})=>({severity:"warning",code:"accept/stale",message:`the accepted break ${s} is stale: there is no \
such change`,help:"remove it from the file",position:d})),...ra(t,r,o),...i||e.length>0?[]:[{severity:"note",code:"decla\
ration/skipped",message:"only the catalogs were compared, not the types of packages"}]]}function ra(e,n,t){if(e===void 0)
return[];if(e==="unreadable")return[{severity:"error",code:"version/unreadable",message:`the versions ${JSON.stringify(n.
old)} and ${JSON.stringify(n.new)} cannot be compared`,help:"a version is three numbers, as in 1.2.0"}];let{isEnough:r,needed:o,
step:i}=e,a=`${n.old} → ${n.new}`;if(r)return[{severity:"note",code:"version/enough",message:`the version step ${a} is\
 large enough`}];let s=t==="none"?"the new version comes before the old one":`the changes need a ${o} step, and there is\
 ${i==="none"?"none":`only a ${i} one`}`,d=t==="none"?"compare the older catalog with the newer one":`the next version i\
s at least ${oa(n.old,o)}`;return[{severity:"error",code:"version/too-small",message:`the version step ${a} is too small\
: ${s}`,help:d}]}function oa(e,n){let[t=0,r=0,o=0]=e.split(/[.+-]/u).map(Number);return n==="major"?`${t+1}.0.0`:n==="mi\
nor"?`${t}.${r+1}.0`:`${t}.${r}.${e.includes("-")?o:o+1}`}var ia={both:"red",caller:"red",implementer:"red",compatible:"green",types:"green",unseen:"dim",accepted:"yellow"},aa={error:"\
red",warning:"yellow",note:"dim"},sa=3;function kr(e,{color:n}){let t=Yn(n),r=pe(e),o=[...new Set(r.map(({heading:s})=>s))].
map(s=>{let d=r.filter(c=>c.heading===s);return[t(ia[s],t("bold",jn[s])),...da(d,t)].join(`
`)}),i=he(e).map(s=>ua(s,t));return`${[t("bold",Je(e)),...o,...i.length===0?[]:[i.join(`
`)]].join(`

`)}
`}function da(e,n){return[...new Set(e.map(({connector:r})=>r))].flatMap(r=>[`  ${n("cyan",M(r))}`,...e.filter(o=>o.connector===
r).flatMap(o=>ca(o,n))])}function ca(e,n){let{changes:t,message:r}=e,[o]=t,{position:i,accepted:a}=o,s=[...t.length>1?[me(
e,sa)]:[],...i===void 0?[]:[$r(i)],...a===void 0?[]:[`accepted until ${a.expires}: ${a.reason}`],...t.length===1&&la(o)?
[`id: ${o.id}`]:[]];return[`    ${M(r)}`,...s.map(d=>`      ${n("dim",M(d))}`)]}function la({caller:e,implementer:n}){return e===
"breaking"||n==="breaking"}function ua({severity:e,code:n,message:t,help:r,position:o},i){let s=`${o===void 0?"":`${i("b\
old",M($r(o)))} `}${i(aa[e],`${e} ${n}`)}: ${M(t)}`;return r===void 0?s:`${s}
  help: ${M(r)}`}function $r({file:e,line:n,column:t}){return`${/^[#:]/.test(e)?"./":""}${e}:${n}:${t}`}var fa=5,pa=[["Breaking for callers and implementers",e=>ye(e)==="both"],["Breaking for callers",e=>ye(e)==="caller"],["\
To do for implementers",e=>ye(e)==="implementer"],["Added",e=>ye(e)==="none"&&vr(e)],["Changed",e=>ye(e)==="none"&&!vr(e)&&
e.heading!=="unseen"]],ma=10;function xr(e,n,t){return{program:"connector-gateway-spec compare",version:n,findings:[...e.
changes.map(r=>ya(r,e)),...he(e).map(ba)],annotations:[...ga(e),...he(e).map(ha)],summary:[Je(e)],files:[],milliseconds:0,
started:t,describe:()=>{},properties:{for:e.for,required:e.required,versions:e.versions},pretty:r=>kr(e,r),json:()=>wa(e),
markdown:()=>Ca(e)}}function ga(e){let n=fe(e)?"error":"warning";return pe(e).filter(({heading:r})=>r==="both"||r==="cal\
ler"||r==="implementer").map(r=>{let{message:o,changes:i}=r,[{position:a,code:s,id:d}]=i,c=i.length===1?`${o}
id: ${d}`:`${o}: ${me(r,ma)}`;return{severity:n,code:s,text:c,...a!==void 0&&{place:a}}})}function ha({severity:e,code:n,
message:t,help:r,position:o}){let i=r===void 0?t:`${t}
help: ${r}`;return{severity:e,code:n,text:i,...o!==void 0&&{place:o}}}function ya(e,{for:n}){let{id:t,code:r,message:o,address:i,
pointer:a,direction:s,caller:d,implementer:c,position:u,accepted:l}=e;return{severity:F(e,n)?"error":F(e,"implementer")&&
n==="both"?"warning":"note",code:r,message:o,more:[],...u!==void 0&&{place:u},...l!==void 0&&{acceptedBecause:l.reason},
fingerprint:["connectorGatewayChange/v1",t],properties:{id:t,address:i,pointer:a,direction:s,caller:d,implementer:c},entry:Or(
e)}}function ba({position:e,help:n,...t}){let{severity:r,code:o,message:i}=t,a=n===void 0?[]:[`help: ${n}`];return{severity:r,
code:o,message:i,more:a,entry:{...t,...n!==void 0&&{help:n}},...e!==void 0&&{place:e}}}function wa(e){let{for:n,versions:t,
changes:r,required:o,version:i,stale:a,comparesDeclarations:s}=e;return{for:n,versions:t,required:o,failed:fe(e),...i!==
void 0&&{version:i==="unreadable"?{isEnough:!1}:Sa(i)},declarations:s?"compared":"not_compared",changes:r.map(Or),stale:a.
map(Nn)}}function Sa({step:e,needed:n,isEnough:t}){return{step:e,needed:n,isEnough:t}}function Or({accepted:e,expired:n,
position:t,...r}){let{id:o,code:i,address:a,pointer:s,direction:d,caller:c,implementer:u,compileTime:l,message:m}=r;return{
id:o,code:i,address:a,pointer:s,direction:d,caller:c,implementer:u,...l!==void 0&&{compileTime:l},message:m,...r.old!==void 0&&
{old:r.old},...r.new!==void 0&&{new:r.new},...t!==void 0&&{position:t},...e!==void 0&&{accepted:Nn(e)},...n!==void 0&&{expired:Nn(
n)}}}function Nn({id:e,reason:n,expires:t}){return{id:e,reason:n,expires:t}}function Ca(e){let n=pe(e),t=pa.flatMap(([a,
s])=>{let d=n.filter(s);return d.length===0?[]:[`### ${a}

${ka(d)}`]}),r=n.filter(({heading:a})=>a==="unseen").reduce((a,{changes:s})=>a+s.length,0),o=r===0?[]:[`Changes of texts\
, examples and order: ${r}.`],i=n.length===0?["No changes."]:[...t,...o];return`${[`## ${xe(e.versions.new)}`,...i].join(
`

`)}
`}function ye({heading:e,changes:[{caller:n,implementer:t}]}){return e==="compatible"||e==="types"||e==="unseen"?"none":
e!=="accepted"?e:n==="breaking"?t==="breaking"?"both":"caller":t==="breaking"?"implementer":"none"}function vr({changes:[
{code:e}]}){return/\/added\b/.test(e)}function ka(e){return[...new Set(e.map(({connector:t})=>t))].flatMap(t=>[`- **${xe(
t)}**`,...e.filter(r=>r.connector===t).map(r=>`  - ${xe($a(r))}`)]).join(`
`)}function $a(e){let{message:n,changes:t}=e;return t.length===1?n:`${n}: ${me(e,fa)}`}function Rr(e,n,t){let r=n.accept===void 0?[]:va(n.accept,t.cwd),o=yr(e.old,e.new,{...n,accepted:r,now:t.now});return t.
print(zn(n.format,xr(o,t.version,t.now),{...t,quiet:!1})),fe(o)?1:0}function va(e,n){let t=Re(xa(e,n));if(!t.ok)throw new k(
`${e}: ${t.message}`,"save it as UTF-8");return Qn(t.text,ee(Pr(n,e),n))}function xa(e,n){try{return te(Pr(n,e))}catch(t){
throw new k(`the file of accepted breaks ${e} cannot be read (${ne(t)})`,"check the path, or leave out --accept")}}import{readdirSync as Da}from"node:fs";import{join as Mn,resolve as Ua}from"node:path";var Er=200,f=Fn("string"),N=Fn("boolean"),be=p({kind:qr(["stated","assumed","not_shown"])}),E={section:f,origin:be,description:h(
f),deprecated:h(f),experimental:h(f)},Oa={any:()=>p({}),scalar:()=>Pa,array:()=>p({nullable:N,items:Q}),object:()=>p({nullable:N,
shape:h(j),values:h(Q)}),record:()=>p({nullable:N,record:f})},Q=Na(Oa),Pa=p({nullable:N,types:C(f),enum:h(C(()=>{})),knownValues:h(
C(()=>{})),pattern:h(f),format:h(f),commaList:h(p({values:h(C(f)),knownValues:h(C(f))}))}),Ar=p({...E,name:f,type:(e,n)=>Q(
e,n),required:N,secret:N,default:h(p({origin:be})),alsoSeen:h((e,n)=>Q(e,n)),role:h(p({kind:f}))}),j=p({fields:C(Ar),open:N,
atLeastOneOf:h(C(f))}),Tr=p({...E,name:f,shape:j,address:h(f)}),Ra=p({...E,name:f,type:Q,secret:N}),jr=C(p({what:f})),Nr=p(
{title:f,records:f,operations:f,auth:f}),Ea=p({...E,id:f,connector:f,entity:f,action:f,kind:f,effect:f,permanent:N,addresses:p(
{params:f,request:f,record:h(f),meta:h(f),response:h(f)}),params:j,paramsRequired:N,returns:h(p({record:f,origin:be})),meta:h(
j),elements:h(C(f)),paging:h(p({kind:f,origin:be})),download:h(p({})),binding:h(p({call:f,method:f,path:f,params:p({})})),
notes:C(f)}),Aa=p({name:f,description:h(f),section:f,operations:C(Ea)}),Ta=p({id:f,title:f,description:f,document:Nr,definitionId:p(
{value:f,origin:be}),auth:C(p({...E,name:f,title:f,shape:j})),config:h(p({...E,shape:j})),vendor:h(p({name:f,auth:p({})})),
types:C(p({...E,name:f,type:Q})),addresses:p({execute:f,authConfig:h(f)}),records:C(Fa(Tr,p({address:f}))),entities:C(Aa),
notShown:jr}),ja=p({title:f,description:f,version:f,document:Nr,actions:C(p({name:f,description:f})),headers:C(Ra),createInstance:p(
{...E,path:f,request:j,response:p({...E,shape:j})}),execute:p({...E,path:f,pathParams:C(Ar),request:j,response:p({...E,shape:j,
result:f,meta:f})}),error:p({...E,shape:j}),addresses:p({createInstance:f,createInstanceResponse:f,execute:f,error:f}),records:C(
Tr),statuses:C(p({...E,status:Fn("number"),retryAfter:N})),notShown:jr}),Fr=p({gateway:ja,connectors:C(Ta)});function Fn(e){
return n=>typeof n===e?void 0:{path:[],wanted:`a ${e}`}}function qr(e){return n=>e.some(t=>t===n)?void 0:{path:[],wanted:`\
one of ${e.join(", ")}`}}function h(e){return(n,t)=>n===void 0?void 0:e(n,t)}function C(e){return(n,t)=>x(n)?Ir(n.entries(),
t,()=>e):{path:[],wanted:"a list"}}function p(e){let n=new Map(Object.entries(e));return(t,r)=>{if(!w(t))return{path:[],
wanted:"an object"};let o=[...n.keys()].map(i=>[i,Object.hasOwn(t,i)?t[i]:void 0]);return Ir(o,r,i=>n.get(i))}}function Na(e){
let n=p({kind:qr(Object.keys(e))});return(t,r)=>{let o=n(t,r);return o!==void 0||!w(t)?o:e[String(t.kind)]?.()(t,r)}}function Fa(e,n){
return(t,r)=>e(t,r)??n(t,r)}function Ir(e,n,t){if(n>Er)return{path:[],wanted:`nested less than ${Er} deep`};for(let[r,o]of e){
let i=t(r)?.(o,n+1);if(i!==void 0)return{path:[r,...i.path],wanted:i.wanted}}}var we="name the catalog.json of a version of the package, its folder, or the tarball that `npm pack` makes of it";function He(e,n,t){
let r=Re(e);if(!r.ok)throw new k(`${n}: ${r.message}`,we);let{text:o}=r,i=Oe(o,{});if(i!==void 0){let{line:d,column:c}=L(
z(o,1),i.offset);throw new k(`${n}:${d}:${c} is not JSON: ${i.message}`,we)}let a=JSON.parse(o);qa(a,n,t);let s=Fr(a,0);
if(s!==void 0){let d=s.path.length===0?"it":ke(s.path);throw new k(`${n} is not a catalog: ${d} must be ${s.wanted}`,we)}
if(!Ia(a))throw new k(`${n} is not a catalog`,we);return{catalog:a,text:o}}function qa(e,n,t){let r=w(e)?e.languageVersion:
void 0;if(r!==void 0){if(typeof r!="number"||!Number.isInteger(r)||r<1)throw new k(`${n} is not a catalog: /languageVers\
ion must be a whole number from 1`,we);if(!(r<=t))throw new k(`${n} has version ${r} of the catalog's language; this pro\
gram knows versions up to ${t}`,"compare with the program of the newer package")}}function Ia(e){return w(e)&&"gateway"in
e&&"connectors"in e}var A=class extends Error{name="ArchiveError"},X=512,qn={offset:257,text:"ustar"},Se={offset:148,length:8},Mr=1e5,Lr=4096;
function In(e){return K(e,qn.offset,qn.text.length)===qn.text}function*Br(e){let n={},t=0;for(let r=0;r<e.length;){let o=e.
subarray(r,r+X);if(o.length<X)throw new A("it ends in the middle of a header");if(o.every(c=>c===0))return;if(Ma(o),(t+=
1)>Mr)throw new A(`it has more than ${Mr} entries`);let i=String.fromCharCode(o[156]??0),a=i==="x"||i==="L"||i==="g"||i===
"K",s=(a?void 0:n.size)??Vr(o,124,12),d=La(e,r+X,s);if(r+=X+Math.ceil(s/X)*X,a){n={...n,...Ba(i,d)};continue}(i==="0"||i===
"\0")&&(yield{path:n.path??_a(o),bytes:d}),n={}}}function Ma(e){let n=r=>r>=Se.offset&&r<Se.offset+Se.length;if(e.reduce(
(r,o,i)=>r+(n(i)?32:o),0)!==Vr(e,Se.offset,Se.length))throw new A("a header has a wrong checksum")}function La(e,n,t){if(n+
t>e.length)throw new A("it ends in the middle of a file");return e.subarray(n,n+t)}function Vr(e,n,t){let r=e[n]??0;if(r>=
128){let i=e.subarray(n+1,n+t).reduce((a,s)=>a*256+s,r&127);return Number.isSafeInteger(i)?i:1/0}let o=K(e,n,t).trim();if(o!==
""&&!/^[0-7]+$/.test(o))throw new A("a header has a number that cannot be read");return Number.parseInt(o===""?"0":o,8)}
function _a(e){let[n,t]=[K(e,345,155),K(e,0,100)];return n===""?t:`${n}/${t}`}function Ba(e,n){if(e==="L")return{path:_r(
K(n,0,n.length))};if(e!=="x")return{};let t=Va(n),[r,o]=[t.get("path"),t.get("size")];if(o!==void 0&&!/^[0-9]{1,15}$/.test(
o))throw new A("a header has a number that cannot be read");return{...r!==void 0&&{path:_r(r)},...o!==void 0&&{size:Number(
o)}}}function _r(e){if(e.length>Lr)throw new A(`a path in it is longer than ${Lr} characters`);return e}function Va(e){let n=new Map;
for(let t=0;t<e.length;){let[r="",o=""]=/^([1-9][0-9]{0,9}) /.exec(K(e,t,11))??[],i=t+Number(o);if(r===""||i>e.length||i<=
t+r.length)throw new A("an extended header is damaged");let a=K(e,t+r.length,i-t-r.length),s=a.indexOf("=");s>=0&&n.set(
a.slice(0,s),a.slice(s+1).replace(/\n$/,"")),t=i}return n}function K(e,n,t){let r=e.subarray(n,n+t),o=r.indexOf(0);return new TextDecoder().
decode(o<0?r:r.subarray(0,o))}import{gunzipSync as Wa}from"node:zlib";var I="catalog.json",Ye=128*1048576;function _n(e,n){let t=Ua(n.cwd,e),r=Xe(t);if(r===
void 0)throw new k(`${e} does not exist`,"check the path");return r.isDirectory()?Ka(e,t,n):za(e,t,r,n)}function Ka(e,n,t){
let r=Mn(n,I),o=Xe(r);if(o?.isFile()!==!0)throw new k(`the folder ${e} has no ${I}`,"name the folder of a package");let i=Ln(
e,()=>Kr(n)),a=new Map(i.map(s=>[s,Ln(`${e}/${s}`,()=>te(Mn(n,s)).toString("utf8"))]));return{...Ur(r,Wr(ee(r,t.cwd),r,o),
t),name:e,declarations:a}}function za(e,n,t,r){let o=Wr(e,n,t);if(!Dr(o)&&!In(o))return{...Ur(n,o,r),name:e};try{let i=Dr(
o)?Ja(o):o;return In(i)?Ga(e,Ha(i),r.languageVersion):{name:e,catalog:He(i,e,r.languageVersion).catalog}}catch(i){throw i instanceof
A?new k(`${e} cannot be read: ${i.message}`,"make the tarball again with `npm pack`"):i}}function Ga(e,{catalog:n,declarations:t},r){
if(n===void 0)throw new k(`${e} has no ${I}`,"every version of the package has one at its top");return{name:e,catalog:He(
n,`${I} of ${e}`,r).catalog,declarations:t}}function Ur(e,n,{cwd:t,languageVersion:r}){let o=ee(e,t),{catalog:i,text:a}=He(
n,o,r);return{catalog:i,findPositions:d=>{let c=z(a,1),u=d.map(({path:l})=>l);return Pe(a,u).map(({key:l,value:m})=>({file:o,
...L(c,(l??m).start)}))}}}function Wr(e,n,t){if(t.size>Ye)throw new k(`${e} is larger than ${Ye/1048576} MiB`,"name a ca\
talog.json or a package");return Ln(e,()=>te(n))}function Ln(e,n){try{return n()}catch(t){throw new k(`${e} cannot be re\
ad (${ne(t)})`,Jn(t))}}function Kr(e,n=""){return Da(Mn(e,n),{withFileTypes:!0}).flatMap(t=>{let r=n===""?t.name:`${n}/${t.
name}`;return t.isDirectory()?t.name.startsWith(".")||t.name==="node_modules"?[]:Kr(e,r):t.isFile()&&zr(r)?[r]:[]}).sort()}
function Dr(e){return e[0]===31&&e[1]===139}function Ja(e){try{return Wa(e,{maxOutputLength:Ye})}catch(n){let t=ne(n)===
"ERR_BUFFER_TOO_LARGE";throw new A(t?`it is larger than ${Ye/1048576} MiB`:"it is damaged or incomplete")}}function Ha(e){
let n=new Map;for(let{path:r,bytes:o}of Br(e))n.set(r.replace(/^(?:\.\/+)+/,""),o);let t=n.has(I)?"":Ya([...n.keys()])??
"package/";return Za(n,t)}function Ya(e){let n=`/${I}`;return e.find(t=>t.endsWith(n)&&t.indexOf("/")===t.length-n.length)?.
slice(0,-I.length)}function Za(e,n){let t=new Map;for(let[r,o]of e){let i=r.slice(n.length);r.startsWith(n)&&zr(i)&&t.set(
i,new TextDecoder().decode(o))}return{catalog:e.get(`${n}${I}`),declarations:t}}function zr(e){return e.endsWith(".d.ts")&&
!e.split("/").some(n=>n==="node_modules"||n==="..")}function Pc(e,n,t){let{cwd:r,environment:o,now:i,spec:a,stdout:s}=n,d={cwd:r,languageVersion:Qa(a.readCatalog())},c={old:_n(
e.old,d),new:_n(e.new,d)},u=e.format??(o.GITHUB_ACTIONS==="true"?"github":"pretty"),l=Hn(o,s.isTerminal);return Rr(c,{...e,
format:u},{cwd:r,now:i(),color:l,prefix:t,version:a.version,print:s.write})}function Qa(e){let n="languageVersion"in e?e.
languageVersion:void 0;return typeof n=="number"?n:1}export{Pc as compare};
