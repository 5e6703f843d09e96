/** What tells that somebody is about to use the page. */
const SIGNS = [
	'pointermove',
	'pointerdown',
	'touchstart',
	'wheel',
	'scroll',
	'keydown',
	'focusin',
	'input',
	'visibilitychange',
	'storage',
];
/** Without any sign a page is taken over after this long all the same. */
const LATEST_MS = 5_000;

/**
 * React takes a page over in pieces, but all at once within the first of these events that it
 * hears: a letter would wait for half a second. What the browser does by them (types, follows,
 * unfolds) it does without React.
 */
const HELD = [
	'pointerdown',
	'pointerup',
	'mousedown',
	'mouseup',
	'touchstart',
	'touchend',
	'click',
].concat(['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'focusin', 'focusout']);
/** Under this name stands what keeps those events until React has taken the frame over. */
const HOLD = 'guiaHold';
type Hold = EventListener & { control?: HTMLElement };
/**
 * On a link that opens something over the page: where no script comes, it leads to a page with the
 * same.
 */
const OPENS = 'data-opens';
/** A script that has not come by then does not come any more: the link is followed. */
const GIVE_UP_MS = 8_000;

/**
 * Runs in the page. `used` is resolved by the first sign of use. It is resolved at once where the
 * browser keeps one of `keys`, choices that change the page, and on a kept copy, which says so. A
 * control that a script changes keeps its click until then, so a tap does the same at any time. A
 * function, so that readers do not load the text a second time.
 */
export const firstSigns = (
	keys: readonly string[],
): string => `const used=new Promise((go)=>{let kept;
try{kept=${JSON.stringify(keys)}.some((key)=>localStorage.getItem(key))}catch{}
if(kept||location.hash||document.documentElement.dataset.kept)return go();
for(const sign of ${JSON.stringify(SIGNS)})addEventListener(sign,go,{once:true,capture:true,passive:true});setTimeout(go,${LATEST_MS})});
const hold=window.${HOLD}=(event)=>{event.stopImmediatePropagation();if(event.type!=='click')return;
const control=event.target.closest?.('button[type=button],a[${OPENS}]');
if(!control||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;hold.control=control;
if(control.href){event.preventDefault();setTimeout(()=>{if(hold.control===control)location=control.href},${GIVE_UP_MS})}};
for(const type of ${JSON.stringify(HELD)})addEventListener(type,hold,true);`;

/** Once the page answers: does what was asked of it before. */
export function clickAgain(): void {
	const hold: Hold | undefined = Reflect.get(window, HOLD);
	if (hold === undefined) return;
	for (const type of HELD) window.removeEventListener(type, hold, true);
	const { control } = hold;
	hold.control = undefined;
	if (control?.isConnected) control.click();
}
