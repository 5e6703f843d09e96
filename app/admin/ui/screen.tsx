import type { ReactNode } from 'react';

type ScreenProps = {
	title: string;
	/** Beside the heading. */
	actions?: ReactNode;
	children: ReactNode;
};

/** One screen of the panel: heading, actions, content. */
export function Screen({ title, actions = null, children }: ScreenProps) {
	return (
		<section className="panel-screen">
			<div className="screen-head">
				<h1 tabIndex={-1}>{title}</h1>
				{actions === null ? null : <div className="panel-actions">{actions}</div>}
			</div>
			{children}
		</section>
	);
}
