// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import{V as s,W as l,c as d}from"./chunk6.js";import{redactName as v,redactText as c,hideInValue as b}from"../shared/secrets.js";var p=/\b(?:bin|cli|connectors|core|runtime|schemas|shared)\/[\w./-]+\.[jt]s:\d+:\d+/;function P(e){let o=e instanceof Error?
e.name:"a value that is not an error was thrown",n=e instanceof Error?p.exec(e.stack??"")?.[0]:void 0,t=[o,...n===void 0?
[]:[`at ${n}`]].join(" ");return`connector-gateway-spec: internal error (${d(c(t))}); this is a bug, please report it
`}import{closeSync as m,fchmodSync as f,fsyncSync as u,openSync as g,realpathSync as x,renameSync as S,rmSync as y,writeFileSync as i}from"node:fs";var w=["EACCES","EPERM","EBUSY","EROFS"];function V(e,o){let n=s(e);if(n!==void 0&&!n.isFile())return i(e,o);let t=n===void 0?
e:x(e),a=`${t}.${process.pid}.tmp`;y(a,{force:!0});try{let r=g(a,"wx");try{n!==void 0&&f(r,n.mode),i(r,o),u(r)}finally{m(
r)}S(a,t)}catch(r){if(y(a,{force:!0}),n===void 0||!w.includes(l(r)))throw r;i(t,o)}}export{v as a,c as b,b as c,P as d,V as e};
