import type { ReactNode } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { Screen } from '#app/admin/ui/screen.tsx';
import { MenuAnchor } from '#app/ui/menu-anchor.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import { setupTitle } from '#core/setup/copy/title.ts';
import { panelPaths } from '#core/site/paths/panel.ts';

const { menu } = settingsCopy;

const SECTIONS = [
	{ path: panelPaths.settings, label: menu.account },
	{ path: panelPaths.setup, label: setupTitle },
	{ path: panelPaths.brand, label: menu.brand },
	{ path: panelPaths.operators, label: menu.operators },
	{ path: panelPaths.access, label: menu.access },
	{ path: panelPaths.sources, label: menu.sources },
	{ path: panelPaths.auditLog, label: menu.auditLog },
] as const;

/** A page of Configurações: links to the other pages, heading, content. */
export function SettingsScreen({
	title,
	actions,
	children,
}: {
	title: string;
	actions?: ReactNode;
	children: ReactNode;
}) {
	const { me } = usePanel();
	if (me.mustEnroll) return <Screen title={title}>{children}</Screen>;
	return (
		<div className="settings">
			<nav aria-label={menu.label} className="settings-nav">
				<ul>
					{SECTIONS.map(({ path, label }) => (
						<li key={path}>
							<MenuAnchor href={path} end>
								{label}
							</MenuAnchor>
						</li>
					))}
				</ul>
			</nav>
			<Screen title={title} actions={actions}>
				{children}
			</Screen>
		</div>
	);
}
