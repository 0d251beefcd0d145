import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/client.ts';
import { fullName, type User, userProfileQuery } from '../../../api/profile.ts';
import { deleteProfilePicture, uploadProfilePicture } from '../../../api/profileChange.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { controlAria, FieldError } from '../../../ui/form/Field.tsx';
import { failureText } from '../../../ui/form/problems.ts';
import { Avatar } from '../../../ui/layout/Avatar.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { hidden } from '../../../ui/theme/token.ts';
import { ButtonRow, RowTitle } from '../parts.ts';

const PictureActions = styled(ButtonRow)({ marginTop: 12 });

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 24,
  alignItems: 'center',
  '& > div': { display: 'grid', gap: 4, minWidth: 0 },
  '@media (max-width:599.95px)': { gap: 16, alignItems: 'start' },
});

const accepted = ['image/png', 'image/jpeg', 'image/webp'];
const mostBytes = 2 * 1024 * 1024;

/** The server checks the content after the upload. */
function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!accepted.includes(type)) return 'Upload a PNG, JPEG or WebP picture.';
  return size > mostBytes ? 'That picture is too large: 2 MB is the limit.' : null;
}

const name = 'profile_picture';
const messageOf = (error: ApiError | null) => error?.errors?.[name]?.[0] ?? failureText(error) ?? undefined;

function usePicture() {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending, error, variables, reset } = useMutation<unknown, ApiError, File | null>({
    mutationFn: (file) => (file ? uploadProfilePicture(file) : deleteProfilePicture()),
    onSuccess: async (_, file) => {
      await queryClient.invalidateQueries(userProfileQuery());
      setConfirming(false);
      toast.success(file ? 'Picture saved' : 'Picture removed');
    },
  });
  const isRemoving = variables === null;
  const choose = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file || isPending) return;
    const problem = pictureProblem(file);
    setProblem(problem);
    if (problem) reset();
    else mutate(file);
  };
  const shown = problem ?? (isPending || isRemoving ? undefined : messageOf(error));
  return {
    ...{ input, choose, error: shown, isPending, isRemoving, isConfirming },
    removalError: isRemoving && !isPending ? messageOf(error) : undefined,
    ask: () => setConfirming(true),
    keep() {
      reset();
      setConfirming(false);
    },
    remove: () => mutate(null),
  };
}

export function PersonalPicture({ user }: { user: User }) {
  const picture = usePicture();
  const { input, error, isPending } = picture;
  const isUploading = isPending && !picture.isRemoving;
  const hint = 'PNG, JPEG or WebP, at least 128 × 128 pixels, up to 2 MB. Saved straight away.';
  const isThere = user.profile_picture !== null;

  return (
    <Line>
      <Avatar name={fullName(user)} src={user.profile_picture?.thumb_url} size={96} />
      <div>
        <RowTitle>Picture</RowTitle>
        <Quiet id={`${name}-hint`}>{hint}</Quiet>
        <input
          ref={input}
          {...controlAria(name, { hint, error })}
          type="file"
          aria-label="Picture"
          accept={accepted.join(',')}
          tabIndex={-1}
          onChange={(event) => picture.choose(event.target.files?.[0])}
          style={hidden}
        />
        <PictureActions>
          <Button
            variant="outlined"
            color="neutral"
            loading={isUploading}
            loadingPosition="start"
            aria-describedby={`${name}-hint`}
            onClick={() => input.current?.click()}
          >
            {isUploading ? 'Uploading…' : isThere ? 'Replace picture' : 'Choose picture'}
          </Button>
          {isThere && (
            <Button variant="plain" color="danger" disabled={isPending} onClick={picture.ask}>
              Remove
            </Button>
          )}
        </PictureActions>
        <div role="alert">
          <FieldError id={name} error={error} />
        </div>
      </div>
      <ConfirmDialog
        open={picture.isConfirming}
        title="Remove your picture?"
        safeLabel="Keep it"
        actLabel="Remove"
        actColor="danger"
        busy={isPending}
        error={picture.removalError}
        onSafe={picture.keep}
        onAct={picture.remove}
      >
        We’ll show your initials instead.
      </ConfirmDialog>
    </Line>
  );
}
