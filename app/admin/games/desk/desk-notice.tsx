import { useEffect, useEffectEvent, useState } from 'react';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import { bulkProblems, deskCopy } from '#core/copy/desk.ts';
import type { Notice } from './notice.ts';

/** How long the way back is offered, beginning again when somebody looks at it. */
const SHOWN_MS = 10_000;

/**
 * What the last change did, with the way back for ten seconds (U12). It is announced, reached by Tab or Ctrl+Z, and waits while it is pointed at
 * or has the focus. A problem, or games that stayed as they were, stay until they are closed.
 */
export function DeskNotice({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
	const [isHeld, setHeld] = useState(false);
	const stays = notice === null || notice.kind === 'problem' || notice.left.length > 0;
	const key = notice?.key ?? 0;
	const close = useEffectEvent((_key: number) => onClose());
	useEffect(() => {
		if (stays || isHeld) return;
		const timer = setTimeout(() => close(key), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [key, stays, isHeld]);
	useUndoKey(notice?.undo == null ? null : () => take(notice.undo));

	function take(action: (() => void) | null): void {
		setHeld(false);
		onClose();
		action?.();
	}

	return (
		<section
			className="gd-notice-place"
			aria-label={deskCopy.undo.label}
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
		>
			<div role="status" className="vh">
				{notice === null ? '' : [notice.text, notice.undo === null ? '' : `${deskCopy.undo.action}: ${deskCopy.undo.hint}.`].join(' ')}
			</div>
			{notice === null ? null : <NoticeBox key={notice.key} {...{ notice, stays, isHeld, take }} />}
		</section>
	);
}

type NoticeBoxProps = { notice: Notice; stays: boolean; isHeld: boolean; take: (action: (() => void) | null) => void };

function NoticeBox({ notice, stays, isHeld, take }: NoticeBoxProps) {
	const { kind, text, left, undo, retry } = notice;
	return (
		<div className="gd-notice" data-kind={kind} data-held={isHeld || undefined}>
			<ToolIcon name={kind === 'done' ? 'check' : 'warning'} />
			<div className="gd-notice-words">
				<p>{text}</p>
				{left.length === 0 ? null : <LeftGames left={left} />}
			</div>
			<div className="gd-notice-actions">
				{undo === null ? null : (
					<button type="button" className="text-button" onClick={() => take(undo)}>
						{deskCopy.undo.action} <kbd>{deskCopy.undo.hint}</kbd>
					</button>
				)}
				{retry === null ? null : (
					<button type="button" className="text-button" onClick={() => take(retry)}>
						{deskCopy.inline.retry}
					</button>
				)}
				<button type="button" className="icon-button" aria-label={deskCopy.undo.close} onClick={() => take(null)}>
					<ToolIcon name="remove" />
				</button>
			</div>
			{stays ? null : <span className="gd-notice-time" />}
		</div>
	);
}

/** Ctrl+Z, wherever the focus is but where somebody types. */
function useUndoKey(undo: (() => void) | null): void {
	const onUndo = useEffectEvent((event: KeyboardEvent) => {
		if (undo === null || !isUndo(event) || isTyping(event.target)) return;
		event.preventDefault();
		undo();
	});
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => onUndo(event);
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, []);
}

function isUndo({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
	return (ctrlKey || metaKey) && key.toLowerCase() === 'z';
}

function isTyping(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null;
}

function LeftGames({ left }: { left: Notice['left'] }) {
	return (
		<details>
			<summary>{deskCopy.left(left.length)}</summary>
			<ul>
				{left.map(({ id, title, problem }) => (
					<li key={id}>
						{title}: {bulkProblems[problem]}
					</li>
				))}
			</ul>
		</details>
	);
}
