import { SEEN_KEY } from './seen-news.ts';

/** S4.03, S9.01: localStorage key of the reader's choice: light, dark or system. */
export const THEME_KEY = 'vite-ui-theme';

const GROUNDS = { dark: '#0a0f0c', light: '#f7faf6' } as const;
type Shown = keyof typeof GROUNDS;
const DARK_DEVICE = '(prefers-color-scheme: dark)';

/**
 * Runs in the head before first paint, so that the page never flashes in the other theme. Dark is
 * the default (S1.04). The class `js` shows controls that need scripts. A function, so that no
 * part of it stays in the browser's bundle.
 */
export const themeScript =
	(): string => `(()=>{let t;try{t=localStorage.getItem('${THEME_KEY}')}catch{}
if(t==='system')t=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';
if(t!=='light')t='dark';
let r=document.documentElement;r.className='js '+t;
try{localStorage.getItem('${SEEN_KEY}')&&r.classList.add('seen')}catch{}
if(t==='light')document.querySelector('meta[name=theme-color]')?.setAttribute('content','${GROUNDS.light}')})()`;

/** S1.04: the default. */
export const INITIAL_THEME: Shown = 'dark';
export const INITIAL_GROUND = GROUNDS[INITIAL_THEME];

/** What a reader may choose; `system` follows the device. */
export type Theme = Shown | 'system';

/** The theme that the page shows now. */
export function shownTheme(): Shown {
	return document.documentElement.classList.contains('light') ? 'light' : 'dark';
}

function show(theme: Shown): void {
	const { classList } = document.documentElement;
	classList.remove('light', 'dark');
	classList.add(theme);
	document.querySelector('meta[name=theme-color]')?.setAttribute('content', GROUNDS[theme]);
}

/**
 * S4.03: dark becomes light, anything else becomes dark; stored for the next visit if possible.
 * Returns the new theme.
 */
export function toggleTheme(): Shown {
	const theme = shownTheme() === 'dark' ? 'light' : 'dark';
	chooseTheme(theme);
	return theme;
}

/** S4.03: shows the chosen theme, and stores it for the next visit if possible. */
export function chooseTheme(theme: Theme): void {
	try {
		localStorage.setItem(THEME_KEY, theme);
	} catch {
		// Without storage the theme still changes on this page.
	}
	show(resolveTheme(theme, matchMedia(DARK_DEVICE).matches));
	// Notifies the controls of this page, as the browser does in other tabs.
	window.dispatchEvent(new Event('storage'));
}

/**
 * S4.03: with `system` the page follows the device, and every page follows changes in other tabs.
 * Returns the clean-up.
 */
export function followTheme(): () => void {
	const device = matchMedia(DARK_DEVICE);
	const apply = () => show(resolveTheme(readChoice(), device.matches));
	const onDevice = () => readChoice() === 'system' && apply();
	const onStorage = ({ key }: StorageEvent) => key === THEME_KEY && apply();
	// The device or another tab may have changed since first paint.
	apply();
	device.addEventListener('change', onDevice);
	window.addEventListener('storage', onStorage);
	return () => {
		device.removeEventListener('change', onDevice);
		window.removeEventListener('storage', onStorage);
	};
}

export function readChoice(): string | null {
	try {
		return localStorage.getItem(THEME_KEY);
	} catch {
		return null;
	}
}

/** The theme of a stored choice. */
export function resolveTheme(choice: string | null, deviceIsDark: boolean): Shown {
	if (choice === 'system') return deviceIsDark ? 'dark' : 'light';
	return choice === 'light' ? 'light' : 'dark';
}
