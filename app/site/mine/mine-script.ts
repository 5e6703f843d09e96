import { MOST_SHEET, SHEET_KEY, SHEET_MARK } from '#core/mine/kept.ts';

/**
 * Runs in the head, before anything of the page is parsed: takes over the reader's own style sheet
 * as it was kept. A constructed sheet is no markup, so the security policy and React's hydration
 * have nothing to do with it. What is no sheet of this version is left alone.
 */
export const MINE_SCRIPT = `;try{let m=localStorage.getItem('${SHEET_KEY}');if(m.startsWith('${SHEET_MARK}')&&m.length<${MOST_SHEET}){let s=new CSSStyleSheet;s.replaceSync(m);document.adoptedStyleSheets=[s]}}catch{}`;
