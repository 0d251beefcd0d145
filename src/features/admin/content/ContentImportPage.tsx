import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { consoleKey } from '../../../api/admin.ts';
import { ApiError } from '../../../api/client.ts';
import { type ContentImport, type EditableName, importContent } from '../../../api/content.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FileDrop } from '../../../ui/form/FileDrop.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { contentKinds, isEditable, lookedText, useContentName } from './contentWords.ts';
import { LookedAt } from './LookedAt.tsx';
import { UnknownContent } from './UnknownContent.tsx';

const sizeOf = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`;

export function ContentImportPage() {
  const content = useContentName();
  return content && isEditable(content) ? <Import key={content} content={content} /> : <UnknownContent />;
}

function lookIn(error: unknown): ContentImport | null {
  const data = error instanceof ApiError && error.code === 'version_conflict' ? error.data : null;
  return (data as ContentImport | null) ?? null;
}

function useImport(content: EditableName) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const looking = useMutation({ mutationFn: (selectedFile: File) => importContent(content, selectedFile) });
  const taking = useMutation({
    mutationFn: ({ chosen, digest }: { chosen: File; digest: string }) =>
      importContent(content, chosen, digest),
    onSuccess: async (taken) => {
      toast.success(`Imported: ${lookedText(taken)}`);
      await queryClient.invalidateQueries({ queryKey: consoleKey });
      await navigate(`/admin/content/${content}`);
    },
  });
  const choose = (selectedFile: File) => {
    taking.reset();
    setFile(selectedFile);
    looking.mutate(selectedFile);
  };
  const clear = () => {
    setFile(null);
    looking.reset();
    taking.reset();
  };
  return { file, looking, taking, choose, clear };
}

function Import({ content }: { content: EditableName }) {
  const { title } = contentKinds[content];
  usePageTitle(`Import · ${title}`);
  const { file, looking, taking, choose, clear } = useImport(content);
  const refusal = looking.error?.message;
  const looked = lookIn(taking.error) ?? looking.data;
  const digest = looked?.digest;
  return (
    <PageLayout
      above={<BackLink to={`/admin/content/${content}`}>{`Back to the ${title.toLowerCase()}`}</BackLink>}
      title={`Import ${title.toLowerCase()}`}
      lead="Export the table, edit it and import it again. Rows are matched by their key. Rows that aren’t in the file don’t change."
    >
      <Stack gap="2xl">
        <FileDrop
          name="file"
          label="Drop a CSV file here"
          hint="A CSV file as your spreadsheet saves it, up to 2 MB and 5,000 rows."
          accept=".csv,text/csv"
          primary={!file}
          file={
            file && {
              name: file.name,
              state: looking.isPending ? 'reading' : refusal ? 'refused' : 'chosen',
              ...(looking.isPending ? {} : { detail: sizeOf(file.size) }),
            }
          }
          error={refusal}
          onChoose={choose}
          onRemove={clear}
        />
        {taking.error && <InlineAlert kind="error">{taking.error.message}</InlineAlert>}
        {looked && <LookedAt looked={looked} />}
        {file && digest && (
          <FormActions>
            <Button
              size="lg"
              loading={taking.isPending}
              onClick={() => taking.mutate({ chosen: file, digest })}
            >
              {`Import ${looked.new + looked.changed} ${looked.new + looked.changed === 1 ? 'row' : 'rows'}`}
            </Button>
            <Button variant="outlined" color="neutral" size="lg" onClick={clear}>
              Cancel
            </Button>
          </FormActions>
        )}
      </Stack>
    </PageLayout>
  );
}
