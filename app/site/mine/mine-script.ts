import { MOST_SHEET, SHEET_KEY, SHEET_MARK } from '#core/mine/kept.ts';

/**
 * Runs in the head, before the body is parsed: adopts the reader's stored style sheet. A
 * constructed sheet is not markup, so neither the CSP nor hydration is affected. A sheet of another
 * version is ignored.
 */
export const MINE_SCRIPT = `;try{let m=localStorage.getItem('${SHEET_KEY}');if(m.startsWith('${SHEET_MARK}')&&m.length<${MOST_SHEET}){let s=new CSSStyleSheet;s.replaceSync(m);document.adoptedStyleSheets=[s]}}catch{}`;
