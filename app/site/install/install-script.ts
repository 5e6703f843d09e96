declare global {
	interface Window {
		/** Opens the browser's own question; there while the browser offers it. */
		guiaInstall?: () => void;
	}
}

/**
 * Runs in the head: the browser's offer may come before React does, and serves once. `data-install`
 * of the root says what the foot shows: `now` = the button, `later` = its room, `apple` = how to do
 * it without one; nothing where the guide runs installed already, or where the browser installs
 * nothing. The button goes with its offer: the keyboard stays at the heading of its part.
 */
export const INSTALL_SCRIPT = `;(d=>{let s=navigator.standalone;
if(s||matchMedia('(display-mode:standalone)').matches)return;
if(s===false)d.install='apple';
if('onbeforeinstallprompt'in window)d.install='later';
addEventListener('beforeinstallprompt',e=>{e.preventDefault();d.install='now';guiaInstall=()=>{d.install='later';e.prompt();
let h=document.querySelector('.footer-app h2');h.tabIndex=-1;h.focus()}});
addEventListener('appinstalled',()=>d.install='later')})(document.documentElement.dataset)`;
