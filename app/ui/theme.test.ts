import { expect, test } from 'vitest';
import { resolveTheme, THEME_KEY, themeScript } from './theme.ts';

test('S1.04 S4.03 dark for everybody who has not chosen, the device decides for `system`', () => {
	expect(resolveTheme(null, false)).toBe('dark');
	expect(resolveTheme('nonsense', false)).toBe('dark');
	expect(resolveTheme('light', true)).toBe('light');
	expect(resolveTheme('system', true)).toBe('dark');
	expect(resolveTheme('system', false)).toBe('light');
});

test('S9.01 the choice is kept under vite-ui-theme', () => {
	expect(THEME_KEY).toBe('vite-ui-theme');
});

test('the script in the head decides as the page does', () => {
	for (const choice of [null, 'dark', 'light', 'system', 'nonsense']) {
		for (const deviceIsDark of [true, false]) {
			expect(runScript(choice, deviceIsDark)).toBe(`js ${resolveTheme(choice, deviceIsDark)}`);
		}
	}
});

test('the script survives a browser that refuses storage', () => {
	expect(runScript(new Error('denied'), false)).toBe('js dark');
});

function runScript(choice: string | null | Error, deviceIsDark: boolean): string {
	const root = { className: '' };
	const localStorage = {
		getItem() {
			if (choice instanceof Error) throw choice;
			return choice;
		},
	};
	const run = new Function('localStorage', 'matchMedia', 'document', themeScript());
	run(localStorage, () => ({ matches: deviceIsDark }), {
		documentElement: root,
		querySelector: () => null,
	});
	return root.className;
}
