import type { ReactNode } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts } from 'react-router';
import { paths } from '#core/site/paths.ts';
import type { Route } from './+types/root.ts';
import { useNonce } from './document/nonce.ts';
import { wordingScript } from './site/answer/wording-script.ts';
import { UnexpectedError } from './site/errors/unexpected-error.tsx';
import { INSTALL_SCRIPT } from './site/install/install-script.ts';
import { MINE_SCRIPT } from './site/mine/mine-script.ts';
import styles from './styles/app.css?url';
import archivo from './styles/fonts/archivo.woff2?url';
import { INITIAL_GROUND, themeScript } from './ui/theme.ts';

export const links: LinksFunction = () => [
	{ rel: 'preload', href: archivo, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	{ rel: 'stylesheet', href: styles },
	{ rel: 'icon', href: paths.icon },
	{ rel: 'manifest', href: paths.manifest },
];

/** Rendered only by the server: in the browser they have run before hydration. */
const HEAD_SCRIPTS = import.meta.env.SSR
	? themeScript() + MINE_SCRIPT + wordingScript() + INSTALL_SCRIPT
	: '';

export function Layout({ children }: { children: ReactNode }) {
	const nonce = useNonce();
	return (
		<html lang="pt-BR" className="dark" suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" content={INITIAL_GROUND} suppressHydrationWarning />
				<script nonce={nonce} suppressHydrationWarning>
					{HEAD_SCRIPTS}
				</script>
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<Scripts nonce={nonce} />
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <UnexpectedError error={error} />;
}
