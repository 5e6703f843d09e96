/** Events which show that the reader is about to use the page. */
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
/** Without any sign the page is hydrated after this many milliseconds anyway. */
const LATEST_MS = 5_000;

/**
 * React hydrates in pieces, but any of these events makes it hydrate everything synchronously. A
 * keystroke would wait half a second. Their default actions (typing, links, unfolding) work without
 * React.
 */
const HELD = [
	'pointerdown',
	'pointerup',
	'mousedown',
	'mouseup',
	'touchstart',
	'touchend',
	'click',
	...['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'focusin', 'focusout'],
];
/** Global name of the listener that holds these events until React has hydrated the frame. */
const HOLD = 'guiaHold';
type Hold = EventListener & { types: readonly string[]; control?: HTMLElement };
/**
 * Marks links that open something over the page. If no script arrives, the link leads to a page
 * with the same content.
 */
const OPENS = 'data-opens';
/** A script that is not there after this many milliseconds will not come: the link is followed. */
const GIVE_UP_MS = 8_000;

/**
 * Runs in the page. The first sign of use resolves `used`. It resolves at once on a kept offline
 * copy, and if the browser stores one of `keys`. These are choices that change the page. A control
 * that needs scripts keeps its click until then, so early taps are not lost. A function, so that
 * the client bundle does not contain the text again.
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
hold.types=${JSON.stringify(HELD)};for(const type of hold.types)addEventListener(type,hold,true);`;

/** Repeats the held click once the page is hydrated. */
export function clickAgain(): void {
	const hold: Hold | undefined = Reflect.get(window, HOLD);
	if (hold === undefined) return;
	for (const type of hold.types) window.removeEventListener(type, hold, true);
	const { control } = hold;
	hold.control = undefined;
	if (control?.isConnected) control.click();
}
