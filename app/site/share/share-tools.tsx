import { useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { shareToolsCopy as words } from '#core/games/copy/share-tools.ts';
import { canShare, copyText, shareText } from './share-actions.ts';
import type { Shared } from './shared.ts';

const never = () => () => undefined;

/** All ways to share a page. Without scripts: WhatsApp, and a text field to copy from. */
export function ShareTools({
	shared,
	rows = 8,
	open = false,
}: {
	shared: Shared;
	rows?: number;
	/** Shows the text from the start. */
	open?: boolean;
}) {
	const { text, address, whatsapp } = shared;
	const details = useRef<HTMLDetailsElement>(null);
	const [said, setSaid] = useState('');
	const offersShare = useSyncExternalStore(never, canShare, () => false);

	/** A repeated text must change to be announced again. */
	const say = (next: string) => setSaid((before) => (before === next ? `${next}\u00a0` : next));
	const fallBack = (kind: 'text' | 'link', next: string) => {
		if (details.current) details.current.open = true;
		const field = details.current?.querySelector<HTMLTextAreaElement | HTMLInputElement>(
			`[data-copy="${kind}"]`,
		);
		field?.focus();
		field?.select();
		say(next);
	};
	const copy = async (kind: 'text' | 'link') => {
		if (await copyText(kind === 'text' ? text : address)) say(words.said[kind]);
		else fallBack(kind, words.said.refused);
	};
	const share = async () => {
		if (!(await shareText(shared))) fallBack('text', words.said.notShared);
	};

	return (
		<div className="share">
			<div className="share-ways">
				{offersShare ? (
					<button type="button" className="button" onClick={share}>
						<Icon name="share" />
						{words.share}
					</button>
				) : null}
				<a className="button button-quiet" href={whatsapp} rel="noopener">
					{words.whatsapp}
					<Icon name="external" />
				</a>
				<button
					type="button"
					className="button button-quiet needs-script"
					onClick={() => copy('text')}
				>
					{words.copyText}
				</button>
				<button
					type="button"
					className="button button-quiet needs-script"
					onClick={() => copy('link')}
				>
					{words.copyLink}
				</button>
			</div>
			<p role="status" className="share-said">
				{said}
			</p>
			<details className="share-text" ref={details} open={open}>
				<summary>
					{words.showText}
					<Icon name="down" className="i turn" />
				</summary>
				<label>
					<span>{words.text}</span>
					<textarea readOnly rows={rows} value={text} data-copy="text" />
				</label>
				<label>
					<span>{words.link}</span>
					<input readOnly value={address} data-copy="link" />
				</label>
			</details>
		</div>
	);
}
