// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import{A as s,F as r,G as a,H as o,O as c,P as u,Q as h,z as n}from"./chunk6.js";var L={min:r,max:a,multipleOf:h};function k(e){return{minLength:n,maxLength:s,pattern:u,format:e}}var C={minItems:o,maxItems:c};
function x(e,l){let m=[];for(let t in e){let i=Object.hasOwn(e,t)?l[t]:void 0;i!=null&&m.push(e[t](i))}return m}export{L as a,k as b,C as c,x as d};
