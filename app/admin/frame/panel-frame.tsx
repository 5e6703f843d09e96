import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { BrandMark } from '#app/site/frame/brand-mark.tsx';
import { Loading } from '#app/site/frame/loading.tsx';
import { ThemeToggle } from '#app/site/frame/theme-toggle.tsx';
import { MenuAnchor } from '#app/ui/menu-anchor.tsx';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import type { Brand } from '#core/brand/brand.ts';
import { manualCopy } from '#core/copy/manual.ts';
import { panelCopy } from '#core/copy/panel.ts';
import type { Me } from '#core/identity/contract/me.ts';
import { manualPath } from '#core/site/paths/manual.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { paths } from '#core/site/paths.ts';
import { MAIN_MENU, type MenuEntry, PHONE_MENU, SETTINGS_ENTRY } from './menu.ts';

type FrameProps = { brand: Brand; me: Me; signOut: () => Promise<void>; children: ReactNode };

/** Sidebar, a phone's head and bar, and the screen between them (S2.09, S9.01). */
export function PanelFrame({ brand, me, signOut, children }: FrameProps) {
	return (
		<div className="panel-root">
			<a className="skip" href="#conteudo">
				{panelCopy.skip}
			</a>
			<div className="panel-side">
				<header>
					<PanelBrand brand={brand} demo={me.demo} />
				</header>
				<nav aria-label={panelCopy.menu.label}>
					<MenuList me={me} signOut={signOut} />
				</nav>
			</div>
			<PhoneHead brand={brand} me={me} signOut={signOut} />
			<Loading />
			<main id="conteudo" className="panel-main" tabIndex={-1}>
				{children}
			</main>
			<nav className="panel-bar" aria-label={panelCopy.menu.short}>
				<ul>
					{PHONE_MENU.map((entry) => (
						<li key={entry.path}>
							<MenuLink entry={entry} />
						</li>
					))}
					<li>
						<SignOutButton signOut={signOut} />
					</li>
				</ul>
			</nav>
		</div>
	);
}

/** The whole menu: in the sidebar, and in a phone's sheet. */
function MenuList({ me, signOut }: Pick<FrameProps, 'me' | 'signOut'>) {
	return (
		<>
			<ul className="panel-menu">
				{MAIN_MENU.map((entry) => (
					<li key={entry.path}>
						<MenuLink entry={entry} />
					</li>
				))}
			</ul>
			<ul className="panel-menu panel-menu-end">
				<li>
					<a className="menu-link" href={paths.home} data-native>
						<ToolIcon name="external" />
						<span>{panelCopy.site}</span>
					</a>
				</li>
				<li>
					<a className="menu-link" href={manualPath('README')} data-native>
						<ToolIcon name="manual" />
						<span>{manualCopy.title}</span>
					</a>
				</li>
				<li>
					<MenuLink entry={SETTINGS_ENTRY} />
				</li>
				<li>
					<SignOutButton signOut={signOut} />
				</li>
			</ul>
			<div className="panel-me">
				<div className="panel-me-words">
					<p className="panel-me-name">{me.name ?? me.email}</p>
					<p className="panel-me-role">{panelCopy.roles[me.role]}</p>
				</div>
				<ThemeToggle />
			</div>
		</>
	);
}

function MenuLink({ entry: { label, path, icon, end } }: { entry: MenuEntry }) {
	return (
		<MenuAnchor href={path} end={end ?? false} className="menu-link">
			<ToolIcon name={icon} />
			<span>{label}</span>
		</MenuAnchor>
	);
}

function SignOutButton({ signOut }: Pick<FrameProps, 'signOut'>) {
	return (
		<button type="button" className="menu-link" onClick={() => void signOut()}>
			<ToolIcon name="sign-out" />
			<span>{panelCopy.menu.signOut}</span>
		</button>
	);
}

function PanelBrand({ brand, demo }: { brand: Brand; demo: boolean }) {
	return (
		<div className="panel-brand">
			<MenuAnchor href={panelPaths.dashboard} className="brand" end>
				<BrandMark logoURL={brand.logoURL} />
				<strong className="panel-brand-name display">{brand.nomeApp}</strong>
			</MenuAnchor>
			{demo ? <span className="tag">{panelCopy.demo}</span> : null}
		</div>
	);
}

/** On a phone: the brand, and the whole menu in a sheet. */
function PhoneHead({ brand, me, signOut }: Omit<FrameProps, 'children'>) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { pathname } = useLocation();
	useEffect(() => {
		if (pathname) dialog.current?.close();
	}, [pathname]);
	return (
		<header className="panel-head">
			<PanelBrand brand={brand} demo={me.demo} />
			<button
				type="button"
				className="button button-quiet panel-open"
				onClick={() => dialog.current?.showModal()}
			>
				{panelCopy.menu.open}
			</button>
			<dialog ref={dialog} className="panel-sheet" aria-label={panelCopy.menu.label} closedby="any">
				<form method="dialog" className="panel-sheet-head">
					<h2>{panelCopy.name}</h2>
					<button type="submit" className="button button-quiet">
						{panelCopy.menu.close}
					</button>
				</form>
				<nav aria-label={panelCopy.menu.label}>
					<MenuList me={me} signOut={signOut} />
				</nav>
			</dialog>
		</header>
	);
}
