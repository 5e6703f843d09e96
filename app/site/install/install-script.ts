declare global {
	interface Window {
		/** Opens the browser's install prompt; present while the browser offers it. */
		guiaInstall?: () => void;
	}
}

/**
 * Runs in the head: the browser's offer may come before hydration, and is valid once. The root's
 * `data-install` selects what the footer shows. `now` = the button, `later` = its reserved room,
 * `apple` = instructions. Nothing if the guide is already installed, or the browser installs
 * nothing. The button disappears with its offer: focus moves to the heading of its part.
 */
export const INSTALL_SCRIPT = `;(d=>{let s=navigator.standalone;
if(s||matchMedia('(display-mode:standalone)').matches)return;
if(s===false)d.install='apple';
if('onbeforeinstallprompt'in window)d.install='later';
addEventListener('beforeinstallprompt',e=>{e.preventDefault();d.install='now';guiaInstall=()=>{d.install='later';e.prompt();
let h=document.querySelector('.footer-app h2');h.tabIndex=-1;h.focus()}});
addEventListener('appinstalled',()=>d.install='later')})(document.documentElement.dataset)`;
