// @generated from templates/core/secrets.ts by connector-gateway-spec. Do not edit.
import{REDACTED as s,redact as d}from"../runtime/engine.js";var m=/\b(?:npm_|SG\.|AIza|ASIA|whsec_|shp(?:at|ca|pa|ss)_|hf_|dop_v1_|pat-[a-z]{2}\d-|xapp-|sq0[a-z]{3}-|AGE-SECRET-KEY-)[A-Za-z0-9._-]{8,}/g,
E=/-----BEGIN [A-Z0-9 ]*PRIVATE KEY[^]*/g,A=/(:\/\/)([^\s"'<>]{0,1000})@/g,S=/((?:^|\s)(?:-u|--user)[\s=]["']?)[^\s:]{1,100}:\S{1,1000}/g;
function h(e,n=[]){let t=e.replace(E,s).replace(A,R).replace(S,`$1${s}`);return d(t.replace(m,s),n)}function R(e,n,t){return t.
includes(":")||!t.includes("/")?`${n}${s}@`:e}function _(e,n=[],t={},r=0){let{redactText:o=h,hides:a=()=>!1,hidden:i=()=>s,
levels:c=64}=t;if(typeof e=="string")return o(e,n);if(typeof e=="number")return n.includes(String(e))?s:e;if(typeof e!="\
object"||e===null)return e;if(r>=c)return s;let g=p=>_(p,n,t,r+1);return Array.isArray(e)?e.map(g):Object.fromEntries(Object.
entries(e).map(([p,l])=>[o(p,n),a(p)?i(l):g(l)]))}var b=/secret|passw|passphrase|passcode|authorization|credential|cookie|bearer|token|signature|jwt|pwd|sessionid|privatekey|apikey|accesskey|mnemonic|(?:seed|recovery)phrase|(?:recovery|backup|security)code|cardnumber|connectionstring/,
w=/^(?:|.*(?:signing|encryption|master|session|ssh|gpg|pgp|shared|account|storage|license|app|client|auth|service|webhook|host|root|deploy|server|admin))keys?$/,
k=/^(?:by|cache|column|dedup|field|foreign|group|hash|idempotency|index|issue|map|object|or|parent|partition|primary|project|property|public|publishable|range|resource|row|searcher|sort|type|unique)$/,
T=new Set(["pass","pw","pin","pins","otp","totp","mfa","sid","session","sig","hmac","csrf","xsrf","cvc","cvv","authconfi\
g","oauth"]),z=/^(?:next|prev|previous|page|start|new|sync|cursor|continuation|continue|changes|list|delta|marker|resume)+tokens?$/;
function $(e){let n=Z(e),t=n.join("");return z.test(t)?!1:b.test(t)||w.test(t)||O(n)||t==="auth"||n.some(r=>T.has(r))}function O(e){
return e.some((n,t)=>t>0&&/^keys?$/.test(n)&&!k.test(e[t-1]??""))}function Z(e){return e.replace(/([a-z0-9])([A-Z])/g,"$\
1 $2").replace(/([A-Z]+)([A-Z][a-z])/g,"$1 $2").toLowerCase().split(/[^a-z]+/).filter(t=>t!=="")}var I=16384,x=/\\?["'`]?\s{0,3}(?:=>|[:=])\s{0,3}/g,
N=/[A-Za-z0-9_.-]{2,64}$/,D=64,u=/&[\w.%-]+=|\n|$/g,K=/[A-Za-z0-9_+=-]{24,}/g,P=/[A-Za-z0-9+/]{24,}={0,2}/g,C=/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
G=/^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i;function B(e,n=[]){return y(e,n,()=>!1)}function F(e){return y(e,[],n=>G.
test(n))}function y(e,n,t){if(e.length>I)return s;let r=f(e,n,t);return r!==e?r:j(e).some(o=>f(o,n,t)!==o)?s:e}function f(e,n,t){
return U(h(e,n)).replace(K,r=>L(r,t)?s:r).replace(P,r=>V(r)?s:r)}function j(e){let n=e.replace(/(?:%[0-9a-f]{2})+/gi,r=>{
try{return decodeURIComponent(r)}catch{return r}}),t=e.replace(/\\u([0-9a-f]{4})/gi,(r,o)=>String.fromCharCode(parseInt(
o,16))).replace(/\\[tnr]/g," ");return[n,t].filter(r=>r!==e)}function U(e){let n="",t=0;for(let{0:r,index:o}of e.matchAll(
x)){let[a=""]=N.exec(e.slice(Math.max(0,o-D),o))??[],i=o+r.length;if(o-a.length<t||!$(a))continue;u.lastIndex=i;let c=u.
exec(e)?.index??e.length;i!==c&&(n+=e.slice(t,i)+s,t=c)}return n+e.slice(t)}function L(e,n){let t=e.split(/[-_+=]/).filter(
r=>/[0-9]/.test(r)&&/[A-Za-z]/.test(r)&&!n(r));return!C.test(e)&&(t.length>2||t.some(({length:r})=>r>=8))}function V(e){
let n=e.match(/(?:[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|[0-9](?=[A-Za-z]))/g)?.length??0;return/[0-9]/.test(e)&&/[a-z]/.test(
e)&&/[A-Z]/.test(e)&&n>e.length*.25}export{_ as hideInValue,h as hideKeys,$ as isSecretWord,F as redactName,B as redactText};
