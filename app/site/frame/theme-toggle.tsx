import { useEffect } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { followTheme, shownTheme, toggleTheme } from '#app/ui/theme.ts';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { frameCopy } from '#core/copy/frame.ts';

const { theme } = frameCopy;

/** S4.03. CSS shows the icon by the root's class, so the server need not know the theme. */
export function ThemeToggle() {
	useEffect(followTheme, []);
	return (
		<Tooltip text={() => (shownTheme() === 'dark' ? theme.toLight : theme.toDark)}>
			{(described) => (
				<button
					type="button"
					className="icon-button needs-script"
					aria-label={theme.toggle}
					onClick={toggleTheme}
					{...described}
				>
					<Icon name="sun" className="i only-dark" />
					<Icon name="moon" className="i only-light" />
				</button>
			)}
		</Tooltip>
	);
}
