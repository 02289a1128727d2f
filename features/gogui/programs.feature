Feature: What GoGui asks of a program

  @gogui.analyze-commands
  Rule: The commands for a menu are told with a kind of answer and a label

    Each line is the kind of answer, a label and the command, separated by slashes. The kind is one of those GoGui knows, and the
    command one that the program has.

    Source: GoGui's manual, "Analyze Commands".

    Open: What may follow a further slash, and whether the label may be blank.

    Scenario: [1] The form of each line
      Given a new game
      And the engine has the command "gogui-analyze_commands"
      When the controller sends "gogui-analyze_commands"
      Then every line that it answers is a kind, a label and a command that it has

  @gogui.interrupt
  Rule: The comment that interrupts is never answered

    A program that reads while it works lists gogui-interrupt. To the line "# interrupt" it answers nothing, whether there is
    something to interrupt or not, and the next command is answered as any other.

    Source: GoGui's manual, "Interrupting Commands"; Go Text Protocol 2, draft 2, section 2.9: comments.

    Scenario: [1] Nothing is to be interrupted
      Given a new game
      And the engine has the command "gogui-interrupt"
      When the controller sends "# interrupt"
      Then there is no answer

    Scenario: [2] Between commands
      Given a new game
      And the engine has the command "gogui-interrupt"
      When the controller sends these lines
        """
        1 play black C3
        # interrupt
        2 play white D4
        """
      Then the answers have the ids "1 2"
      And all of them succeed
      And the engine has Black stones on C3 and White stones on D4
