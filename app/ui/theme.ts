import { SEEN_KEY } from './seen-news.ts';

/** S4.03, S9.01: where the reader's choice is kept: light, dark or system. */
export const THEME_KEY = 'vite-ui-theme';

const GROUNDS = { dark: '#0a0f0c', light: '#f7faf6' } as const;
type Shown = keyof typeof GROUNDS;
const DARK_DEVICE = '(prefers-color-scheme: dark)';

/**
 * Runs in the head before anything is painted: the page never flashes in the other theme. Dark is
 * where everybody begins (S1.04); the class `js` shows the controls that need a script.
 */
export const THEME_SCRIPT = `(()=>{let t;try{t=localStorage.getItem('${THEME_KEY}')}catch{}
if(t==='system')t=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';
if(t!=='light')t='dark';
let r=document.documentElement;r.className='js '+t;
try{localStorage.getItem('${SEEN_KEY}')&&r.classList.add('seen')}catch{}
if(t==='light')document.querySelector('meta[name=theme-color]')?.setAttribute('content','${GROUNDS.light}')})()`;

/** S1.04: where everybody begins. */
export const INITIAL_THEME: Shown = 'dark';
export const INITIAL_GROUND = GROUNDS[INITIAL_THEME];

/** What a reader may choose; `system` follows the device. */
export type Theme = Shown | 'system';

/** What the page shows now. */
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
 * S4.03: dark becomes light, anything else becomes dark; kept for the next visit where storage
 * allows it. Returns the new theme.
 */
export function toggleTheme(): Shown {
	const theme = shownTheme() === 'dark' ? 'light' : 'dark';
	chooseTheme(theme);
	return theme;
}

/** S4.03: shows what was chosen and keeps it for the next visit where storage allows it. */
export function chooseTheme(theme: Theme): void {
	try {
		localStorage.setItem(THEME_KEY, theme);
	} catch {
		// A browser that keeps nothing still changes the theme of this page.
	}
	show(resolveTheme(theme, matchMedia(DARK_DEVICE).matches));
	// The controls of this page hear of it as those of other tabs do.
	window.dispatchEvent(new Event('storage'));
}

/**
 * S4.03: with `system` chosen the page follows the device, and every page follows a change made in
 * another tab. Returns the undoing.
 */
export function followTheme(): () => void {
	const device = matchMedia(DARK_DEVICE);
	const apply = () => show(resolveTheme(readChoice(), device.matches));
	const onDevice = () => readChoice() === 'system' && apply();
	const onStorage = ({ key }: StorageEvent) => key === THEME_KEY && apply();
	// The device, or another tab, may have changed between the first paint and now.
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

/** The theme that a stored choice means. */
export function resolveTheme(choice: string | null, deviceIsDark: boolean): Shown {
	if (choice === 'system') return deviceIsDark ? 'dark' : 'light';
	return choice === 'light' ? 'light' : 'dark';
}
