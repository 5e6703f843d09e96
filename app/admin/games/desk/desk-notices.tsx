import { useEffect, useEffectEvent, useState } from 'react';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import { bulkProblems, deskCopy } from '#core/games/copy/desk.ts';
import type { Notice } from './notice.ts';
import type { Notices } from './use-notices.ts';

/** How long undo is offered, in milliseconds; hover and focus restart it. */
const SHOWN_MS = 10_000;

/**
 * What the last changes did, with the way back for ten seconds (U12). It is announced, reached by
 * Tab or Ctrl+Z, and waits while it is pointed at or has the focus. A problem, or games that stayed
 * as they were, stay until they are closed.
 */
export function DeskNotices({ notices: { shown, dismiss } }: { notices: Notices }) {
	const [isHeld, setHeld] = useState(false);
	const last = shown.at(-1);
	const undoable = shown.findLast(({ undo }) => undo !== null);
	useUndoKey(undoable === undefined ? null : () => take(undoable, undoable.undo));

	function take({ key }: Notice, action: (() => void) | null): void {
		setHeld(false);
		dismiss(key);
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
				{last === undefined
					? ''
					: [
							last.text,
							last.undo === null ? '' : `${deskCopy.undo.action}: ${deskCopy.undo.hint}.`,
						].join(' ')}
			</div>
			{shown.map((notice) => (
				<NoticeBox
					key={notice.key}
					{...{ notice, isHeld }}
					take={(action) => take(notice, action)}
				/>
			))}
		</section>
	);
}

type NoticeBoxProps = {
	notice: Notice;
	isHeld: boolean;
	take: (action: (() => void) | null) => void;
};

function NoticeBox({ notice, isHeld, take }: NoticeBoxProps) {
	const { kind, text, left, undo, retry } = notice;
	const stays = kind === 'problem' || left.length > 0;
	const close = useEffectEvent(() => take(null));
	useEffect(() => {
		if (stays || isHeld) return;
		const timer = setTimeout(() => close(), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [stays, isHeld]);
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
				<button
					type="button"
					className="icon-button"
					aria-label={deskCopy.undo.close}
					onClick={() => take(null)}
				>
					<ToolIcon name="remove" />
				</button>
			</div>
			{stays ? null : <span className="gd-notice-time" />}
		</div>
	);
}

/** Ctrl+Z, wherever the focus is, except in a text field. */
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
	return (
		target instanceof Element &&
		target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null
	);
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
