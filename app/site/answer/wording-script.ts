import { PLACE_MARKS } from '#core/answer/answer.ts';
import { PREFERENCES_KEY } from '#core/mine/kept.ts';

/**
 * Runs in the head, before the body is parsed. It marks the root with the reader's state, that they
 * do not want to be asked, or that they hide scores. It writes the words for that state
 * (`wordingAttribute`) into each element right after parsing, before it is painted. React starts
 * with the country's words, leaves these texts alone while hydrating, and then renders the same
 * words. A function, so that no part of it stays in the browser's bundle.
 */
export const wordingScript =
	(): string => `;try{let r=document.documentElement,p=localStorage.getItem('${PREFERENCES_KEY}'),u=/"uf":"([A-Z]{2})"/.exec(p)?.[1];
if(/"stateDeclined":true/.test(p))r.dataset.ask='no';
if(/"spoilerFree":true/.test(p))r.dataset.scores='hidden';
if(u){r.dataset.uf=u;let left=n=>n&&(n.nextSibling||left(n.parentNode)),
fill=()=>{for(let e of document.querySelectorAll('[data-answers]')){
let f=left(e)&&e.dataset.answers.split('\\n').map(l=>l.split('\\t')).find(([s])=>s.split(' ').includes(u));if(!f)continue;
let m=e.querySelector('.mark'),i=3,[h,c='']=f[2].split(' ');e.dataset.look=f[1];if(m)m.dataset.hue=h,m.dataset.mark=c;
for(let x of e.querySelectorAll('*')){if(x===m||x.firstElementChild)continue;
let t=(f[i++]??'').replaceAll('${PLACE_MARKS.code}',u);if(x.textContent!==t)x.textContent=t}}},
o=new MutationObserver(fill);o.observe(r,{childList:true,subtree:true});
addEventListener('DOMContentLoaded',()=>{o.disconnect();fill()})}}catch{}`;
