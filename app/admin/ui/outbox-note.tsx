import { usePanel } from '#app/admin/panel-context.ts';
import { OUTBOX_NOTE, staysInOutbox } from '#core/mail/copy/mail-place.ts';

/** Warns if this installation does not send e-mail. */
export function OutboxNote() {
	return staysInOutbox(usePanel().session.identity) ? <p className="lack">{OUTBOX_NOTE}</p> : null;
}
