// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import{describe as B,toVocabulary as j,safeLine as v,innerTypesOf as C,typeText as G,describeAddress as P,describeName as z,
findOperation as Y,operationsOf as W,unfold as J,fieldsWithin as V,jsonText as $,safeLines as X,safeText as Z,xmlText as q}from"../shared/catalog.js";import{REDACTED as Q,jsonPointer as ee,cleanName as te,subjectOf as ne,once as re,isList as oe,isObject as ie,nearestName as u,
redact as se,redactValue as ae,charactersFrom as ce,charactersUpTo as fe,toDecimal as le,countElements as ue,strayElement as de,
createValidator as pe,atLeast as ye,atMost as me,elementsFrom as he,createLookup as ge,listAddresses as xe,nearestNames as Ae,
stringFormat as Ee,countOf as Oe,replaceCredentials as be,elementsUpTo as ke,matching as Te,multipleOf as Ie}from"../runtime/engine.js";var a=class extends Error{name="UsageError";help;constructor(t,n){super(t),this.help=n}};function m(e,t,n){let r=u(e,t);
return r===void 0?n:`did you mean ${r}?`}function Ne(e,t,n,r){let o=t.find(i=>i===e);if(o!==void 0)return o;throw new a(
n,m(e,t,r))}import{closeSync as h,openSync as g,readSync as d,statSync as p}from"node:fs";import{relative as x}from"node:path";function Fe(e,t){
let n=x(t,e).replaceAll("\\","/");return n===""?".":n}function _e(e){try{return p(e)}catch{return}}var c="it is a pipe",
f="ERR_FS_FILE_TOO_LARGE",A={[c]:"pass it as standard input, or write it to a file first",ELOOP:"it is a link that leads\
 back to itself; point it to a file",ENAMETOOLONG:"use a shorter name",EISDIR:"it is a folder; name a file",ENOTDIR:"a p\
art of the path is a file; check the path",ENXIO:"it is not a file",ENOENT:"check the path",EMFILE:"too many files are o\
pen; close other programs, or raise the limit",[f]:"it is larger than any file that the program can read"};function E(e){
return e instanceof Error&&"code"in e?String(e.code):"unknown reason"}function De(e){return A[E(e)]??"check its permissi\
ons"}function O(e,t){let n=/^\/(?:dev\/(?:fd\/|std)|proc\/)/u.test(e);if((t.isFIFO()||t.isSocket())&&!n)throw Object.assign(
new Error(c),{code:c,syscall:"open"})}function*b(e){let t=g(e,"r"),n=Buffer.allocUnsafe(262144);try{for(let r=d(t,n);r>0;r=
d(t,n))yield n.subarray(0,r)}finally{h(t)}}var k=2**29;function Me(e){O(e,p(e));let t=[],n=0;for(let r of b(e)){if(n+=r.
length,n>k)throw Object.assign(new Error(f),{code:f});t.push(Buffer.from(r))}return Buffer.concat(t,n)}import{Readable as T,pipeline as I}from"node:stream";import{createGunzip as U}from"node:zlib";var N=262144,y={code:"inpu\
t/yaml",hint:"convert it to JSON, for instance with: yq -o=json"},ve={...y,message:"this is a YAML file; payloads are JS\
ON"},Ce={...y,message:"this looks like YAML; payloads are JSON"},w=/^(?:---|%YAML\b|- |[A-Za-z_][\w.-]*:(?:\s|$))/,L="\uFEFF";
function Ge(e){let t=S(e);if(t!==void 0)return{ok:!1,message:`the file is ${t}; JSON must be UTF-8`};try{let n=new TextDecoder(
"utf-8",{fatal:!0,ignoreBOM:!0}).decode(e);return{ok:!0,text:n.startsWith(L)?n.slice(1):n}}catch{return{ok:!1,message:"t\
he file is not UTF-8"}}}function S([e,t,n,r]){if(e===255&&t===254)return n===0&&r===0?"UTF-32":"UTF-16 (little endian)";
if(e===254&&t===255)return"UTF-16 (big endian)";if(e===0&&t===0&&n===254&&r===255)return"UTF-32";if(e===0&&t!==void 0&&t!==
0)return"UTF-16 (big endian)";if(t===0&&e!==void 0&&e!==0)return"UTF-16 (little endian)"}function Pe(e){for(let t=0;t<e.
length;){let n=e.indexOf(`
`,t),r=e.slice(t,n<0?e.length:n);if(r.trim()!==""&&!r.startsWith("#"))return w.test(r);if(n<0)return!1;t=n+1}return!1}async function ze(e){
let t=e[Symbol.asyncIterator](),n=[],r=0;for(;r<2;){let s=await t.next();if(s.done===!0)break;n.push(new Uint8Array(s.value)),
r+=s.value.length}let o=Buffer.concat(n),i=D(o,t),l=o[0]===31&&o[1]===139;return{chunks:l?F(i):i,isCompressed:l}}function F(e){
let t=U({chunkSize:N});return I(T.from(_(e),{highWaterMark:1}),t,()=>{}),t}async function*_(e){for await(let t of e)yield Buffer.
from(t)}function Ye(e){return e instanceof Error&&"code"in e&&/^Z_(?:DATA|BUF|NEED_DICT)/.test(String(e.code))}async function*D(e,t){
try{yield e;for(let n=await t.next();n.done!==!0;n=await t.next())yield n.value}finally{await t.return?.()}}export{B as a,j as b,v as c,C as d,G as e,P as f,z as g,Y as h,W as i,J as j,V as k,$ as l,X as m,Z as n,q as o,Q as p,ee as q,
te as r,ne as s,re as t,oe as u,ie as v,u as w,se as x,ae as y,ce as z,fe as A,le as B,ue as C,de as D,pe as E,ye as F,me as G,
he as H,ge as I,xe as J,Ae as K,Ee as L,Oe as M,be as N,ke as O,Te as P,Ie as Q,a as R,m as S,Ne as T,Fe as U,_e as V,E as W,
De as X,O as Y,b as Z,Me as _,ve as $,Ce as aa,Ge as ba,S as ca,Pe as da,ze as ea,Ye as fa,D as ga};
