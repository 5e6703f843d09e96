import type { ReactNode } from 'react';
import { ToolIcon } from '#app/ui/tool-icon.tsx';

/** What went wrong, or what was done: said at once, and staying until the next attempt. */
export function Alert({
	kind = 'error',
	children,
}: {
	kind?: 'error' | 'note';
	children: ReactNode;
}) {
	return (
		<div className="alert" data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
			<ToolIcon name={kind === 'error' ? 'warning' : 'check'} />
			<div>{children}</div>
		</div>
	);
}
