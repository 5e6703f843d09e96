import { ToolIcon, type ToolIconName } from '#app/ui/tool-icon.tsx';
import { comingCopy } from '#core/copy/panel.ts';

/** A screen whose area is still to come: what it will do, in one sentence, and nothing that pretends to work. */
export function ComingScreen({ title, text, icon }: { title: string; text: string; icon: ToolIconName }) {
	return (
		<section className="panel-screen coming">
			<ToolIcon name={icon} className="i coming-sign" />
			<p className="coming-lead">{comingCopy.lead}</p>
			<h1 tabIndex={-1}>{title}</h1>
			<p className="coming-text">{text}</p>
		</section>
	);
}
