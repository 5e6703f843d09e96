import { Outlet, useOutletContext } from 'react-router';
import { PanelProblem } from '#app/admin/frame/panel-problem.tsx';
import { usePanel } from '#app/admin/panel-context.ts';
import type { Route } from './+types/layout.ts';

/** Layout between frame and screens: its error boundary keeps the menu when a screen fails. */
export default function Screens() {
	return <Outlet context={useOutletContext()} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <PanelProblem error={error} brand={usePanel().brand} />;
}
