import { Outlet, useOutletContext } from 'react-router';
import { PanelProblem } from '#app/admin/frame/panel-problem.tsx';
import { usePanel } from '#app/admin/panel-context.ts';
import type { Route } from './+types/layout.ts';

/**
 * Stands between the frame and the screens, so that a screen that cannot be shown leaves the menu
 * where it is.
 */
export default function Screens() {
	return <Outlet context={useOutletContext()} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <PanelProblem error={error} brand={usePanel().brand} />;
}
