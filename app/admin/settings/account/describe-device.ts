import { settingsCopy } from '#core/copy/settings.ts';

const copy = settingsCopy.account.sessions;

/** In this order: each user agent also contains the names of those listed after it. */
const BROWSERS: [RegExp, string][] = [
	[/\bEdgA?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\bFirefox\/|\bFxiOS\//, 'Firefox'],
	[/\bChrom(e|ium)\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
	[/\bAndroid\b/, 'Android'],
	[/\b(iPhone|iPad|iPod)\b/, 'iOS'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b/, 'macOS'],
	[/\bLinux\b|\bX11\b/, 'Linux'],
];

/** A user agent as its owner knows it: 'Firefox em Android'. */
export function describeDevice(userAgent: string | null): string {
	const find = (names: [RegExp, string][]) =>
		names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
	const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
	if (browser === undefined) return copy.unknown;
	return system === undefined ? browser : copy.browserOn(browser, system);
}
