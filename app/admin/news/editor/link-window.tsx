import type { Editor } from '@tiptap/core';
import { type FormEvent, useEffect, useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { Alert } from '#app/ui/form/alert.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import { editorCopy } from '#core/news/copy/editor.ts';
import { readTypedLink } from '#core/news/typed-link.ts';

const copy = editorCopy.link;
const REST_MS = 400;

/** Sets, changes or removes the link at the selection; shows its target before it is set. */
export function LinkWindow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
	const [before] = useState(() => linkAt(editor));
	const [address, setAddress] = useState(before.href);
	const [text, setText] = useState('');
	const [asked, setAsked] = useState(false);
	const link = readTypedLink(address, window.location.origin);
	const isMissing = useMissing(link.ok && link.value.startsWith('/') ? link.value : null);

	function apply(event: FormEvent): void {
		event.preventDefault();
		setAsked(true);
		if (!link.ok) return;
		const attrs = { href: link.value };
		if (before.isEmpty) {
			const words = text.trim() || address.trim();
			editor
				.chain()
				.focus()
				.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs }] })
				.unsetMark('link')
				.run();
		} else editor.chain().focus().extendMarkRange('link').setLink(attrs).run();
		onClose();
	}

	return (
		<Dialog title={copy.title} onClose={onClose}>
			<form className="panel-form" onSubmit={apply} noValidate>
				<Field
					label={copy.address}
					type="url"
					inputMode="url"
					autoComplete="off"
					spellCheck={false}
					value={address}
					hint={link.ok ? whereTo(link.value) : copy.hint}
					error={asked && !link.ok ? copy.problems[link.error] : null}
					onChange={(event) => setAddress(event.target.value)}
				/>
				<div role="status">{isMissing ? <Alert kind="note">{copy.missing}</Alert> : null}</div>
				{before.isEmpty ? (
					<Field label={copy.text} value={text} onChange={(event) => setText(event.target.value)} />
				) : null}
				<div className="panel-actions">
					<button type="submit" className="button">
						{copy.apply}
					</button>
					{before.href === '' ? null : (
						<button
							type="button"
							className="button button-quiet"
							onClick={() => {
								editor.chain().focus().extendMarkRange('link').unsetLink().run();
								onClose();
							}}
						>
							{copy.remove}
						</button>
					)}
					<button type="button" className="button button-quiet" onClick={onClose}>
						{settingsCopy.cancel}
					</button>
				</div>
				{link.ok ? (
					<a
						className="text-button"
						href={link.value}
						target="_blank"
						rel="noopener noreferrer"
						data-native
					>
						{copy.open}
					</a>
				) : null}
			</form>
		</Dialog>
	);
}

/**
 * Whether this site has no page at a path. A typed path is checked after a debounce; without an
 * answer nothing is shown.
 */
function useMissing(path: string | null): boolean {
	const [missing, setMissing] = useState<string | null>(null);
	useEffect(() => {
		if (path === null) return;
		const stop = new AbortController();
		const timer = setTimeout(() => {
			fetch(path, { method: 'HEAD', signal: stop.signal }).then(
				({ status }) => setMissing(status === 404 || status === 410 ? path : null),
				() => undefined,
			);
		}, REST_MS);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [path]);
	return path !== null && missing === path;
}

function whereTo(address: string): string {
	if (address.startsWith('/')) return copy.here(address);
	return address.startsWith('mailto:') ? copy.mail(address.slice(7)) : copy.goes(address);
}

function linkAt(editor: Editor): { href: string; isEmpty: boolean } {
	const { href = '' } = editor.getAttributes('link') as { href?: string };
	return { href, isEmpty: editor.state.selection.empty && href === '' };
}
