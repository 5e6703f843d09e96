import { type DragEvent, useRef, useState } from 'react';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import { uploadCopy } from '#core/media/copy/upload.ts';

type FilePickerProps = {
	/** Label of the button. */
	label?: string;
	hint?: string;
	/** The input's `accept`: 'image/*'. */
	accept?: string;
	multiple?: boolean;
	onPick(files: File[]): void;
};

/** Chooses files by a button, or by dropping them on it. */
export function FilePicker({ label, hint, accept, multiple = false, onPick }: FilePickerProps) {
	const input = useRef<HTMLInputElement>(null);
	const [over, setOver] = useState(false);
	const many = multiple ? 'many' : 'one';

	function take(files: FileList | null): void {
		const list = [...(files ?? [])].slice(0, multiple ? undefined : 1);
		if (list.length > 0) onPick(list);
	}

	function drag(event: DragEvent, isOver: boolean): void {
		event.preventDefault();
		setOver(isOver);
	}

	return (
		<fieldset
			className="drop"
			aria-label={label ?? uploadCopy.choose[many]}
			data-over={over || undefined}
			onDragOver={(event) => drag(event, true)}
			onDragLeave={(event) => drag(event, false)}
			onDrop={(event) => {
				drag(event, false);
				take(event.dataTransfer.files);
			}}
		>
			<p className="drop-words">
				<button
					type="button"
					className="button button-quiet"
					onClick={() => input.current?.click()}
				>
					<ToolIcon name="upload" />
					{label ?? uploadCopy.choose[many]}
				</button>
				<span className="drop-or">{uploadCopy.drop[many]}</span>
			</p>
			{hint === undefined ? null : <p className="field-hint">{hint}</p>}
			<input
				ref={input}
				type="file"
				hidden
				accept={accept}
				multiple={multiple}
				onChange={(event) => {
					take(event.target.files);
					// Reset, so that the same file can be chosen again.
					event.target.value = '';
				}}
			/>
		</fieldset>
	);
}
