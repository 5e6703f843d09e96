import { useId, useSyncExternalStore } from 'react';
import { themeCopy } from '#core/copy/theme.ts';
import { chooseTheme, INITIAL_THEME, readChoice, type Theme } from './theme.ts';

const THEMES: readonly Theme[] = ['light', 'dark', 'system'];

/** S4.03: all three themes, including `system`, which the button in the header does not offer. */
export function ThemeChoice({ className }: { className: string }) {
	const chosen = useSyncExternalStore(onThemeChosen, chosenTheme, () => INITIAL_THEME);
	const name = useId();
	return (
		<fieldset className={className} aria-describedby={`${name}-dica`}>
			<legend className="mine-title">{themeCopy.label}</legend>
			{THEMES.map((theme) => (
				<label className="mine-check" key={theme}>
					<input
						type="radio"
						name={name}
						checked={theme === chosen}
						onChange={() => chooseTheme(theme)}
					/>
					{themeCopy.names[theme]}
				</label>
			))}
			<p id={`${name}-dica`} className="mine-note">
				{themeCopy.hint}
			</p>
		</fieldset>
	);
}

/** The current choice: dark by default (S1.04). */
function chosenTheme(): Theme {
	const choice = readChoice();
	return THEMES.find((theme) => theme === choice) ?? INITIAL_THEME;
}

/** Calls `listener` after each choice, in this tab or another one. Returns the unsubscribe. */
function onThemeChosen(listener: () => void): () => void {
	window.addEventListener('storage', listener);
	return () => window.removeEventListener('storage', listener);
}
